import { attempt, parseUserAgent, type SetFacts } from '@fjernsyn/browser';
import type { CaptionSettings } from '@fjernsyn/platform';
import { pageObjectOf } from './page-objects/page-object';
import { readCapabilities } from './page-objects/read-capabilities';

/** Versions of HbbTV by the edition of TS 102 796 that an agent names. */
const versions: Readonly<Record<string, string>> = {
  '1.1.1': '1.0',
  '1.2.1': '1.5',
  '1.3.1': '2.0',
  '1.4.1': '2.0.1',
  '1.5.1': '2.0.2',
  '1.6.1': '2.0.3',
  '1.7.1': '2.0.4',
};

/** Languages that a set names by ISO 639-2, newest and oldest spelling alike, as BCP 47 has them. */
const languages: Readonly<Record<string, string>> = { dan: 'da', eng: 'en', ara: 'ar' };

/** What a set that runs HbbTV tells of itself. Nothing of it names the set or its owner. */
export interface HbbtvFacts extends SetFacts {
  /** Of the specification, as `2.0.3`; empty where the agent names none that is known. */
  readonly version: string;
  /** What plays where there are no Media Source Extensions: `<video>` came with HbbTV 2.0. */
  readonly backend: 'shaka' | 'video' | 'av-object';
  /** The language of its menus, as BCP 47; undefined where it tells none that is known. */
  readonly language: string | undefined;
}

/** Reads the {@link HbbtvFacts} from the agent and the page's objects. */
export function readHbbtvFacts(window: Window): HbbtvFacts {
  const { document, navigator } = window;
  const version = versions[parseUserAgent(navigator.userAgent).version] ?? '';
  return {
    target: 'hbbtv',
    serviceDevice: 'tv_hbbtv',
    // `HbbTV/1.6.1 (capabilities; vendor; model; …)`.
    model: /HbbTV\/[\d.]+ ?\([^;)]*;[^;)]*;\s*([^;)]*)/.exec(navigator.userAgent)?.[1]?.trim() ?? '',
    version,
    backend: 'MediaSource' in window ? 'shaka' : version.startsWith('1.') ? 'av-object' : 'video',
    language: readHbbtvLanguage(document),
    ...readCapabilities(document),
  };
}

/** Whether subtitles are to show wherever there are any; undefined where the set does not tell. */
export function readHbbtvCaptions(document: Document): CaptionSettings | undefined {
  const isOn = attempt(() => pageObjectOf(document, 'application/oipfConfiguration').configuration?.subtitlesEnabled);
  return typeof isOn === 'boolean' ? { isOn } : undefined;
}

/** The language of the set's menus, as BCP 47; undefined where it tells none that is known. */
export function readHbbtvLanguage(document: Document): string | undefined {
  const told = attempt(
    () => pageObjectOf(document, 'application/oipfConfiguration').configuration?.preferredUILanguage,
  );
  return languages[String(told ?? '').split(',')[0] ?? ''];
}
