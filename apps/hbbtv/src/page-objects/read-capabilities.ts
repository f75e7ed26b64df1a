import { attempt } from '@fjernsyn/browser';
import { pageObjectOf } from './page-object';

/** What a set's list of capabilities says of the media that it plays. */
export interface Capabilities {
  /** Lines of its largest picture; undefined where it lists no pictures. */
  readonly screenLines: number | undefined;
  /** In short words: how media come, codecs, subtitles, systems of protection. */
  readonly mediaTraits: readonly string[];
}

/** Parts of the names of profiles that not every set lists (OIPF Media Formats), in the order in which they are told. */
const profileWords: readonly string[] = ['HEVC', 'UHD', 'AC3', 'E-AC3', 'AC4', 'EBUTTD'];

/** Systems of protection by their numbers of DVB. */
const protections: Readonly<Record<string, string>> = { 19156: 'Widevine', 19188: 'Marlin', 19219: 'PlayReady' };

/** Reads the {@link Capabilities}, which are empty on a set that lists nothing. */
export function readCapabilities(document: Document): Capabilities {
  const list = attempt(() => pageObjectOf(document, 'application/oipfCapabilities').xmlCapabilities);
  const told = (element: string, attribute: string): readonly string[] =>
    attempt(() => Array.from(list?.getElementsByTagName(element) ?? [], (one) => one.getAttribute(attribute) ?? '')) ??
    [];
  const pictures = told('video_profile', 'name');
  const words = [...pictures, ...told('audio_profile', 'name')].join('_').split('_');
  const isDash = told('video_profile', 'transport').some((transport) => /dash/i.test(transport));
  return {
    screenLines: pictures.length === 0 ? undefined : words.includes('UHD') ? 2160 : 1080,
    mediaTraits: [
      ...(isDash ? ['DASH'] : []),
      ...profileWords.filter((word) => words.includes(word)),
      ...new Set(
        told('drm', 'DRMSystemID')
          .filter((id) => id !== '')
          .map(toProtection),
      ),
    ],
  };
}

/** `urn:dvb:casystemid:19219` is PlayReady; one that is not known keeps its own name. */
function toProtection(id: string): string {
  return protections[id.replace(/^urn:dvb:casystemid:/, '')] ?? id;
}
