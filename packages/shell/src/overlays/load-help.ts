import type { Api } from '@fjernsyn/api';
import { createSitemap } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import type { Configuration } from '../configuration';
import type { HelpKind } from './overlay';
import type { HelpText } from './overlay-payloads';

/** How long a page of help is waited for: less than the 30 s after which a call is a dialog, as help is no call that stands in the way. */
export const helpTimeoutMs: DurationMs = 20 * durationsMs.second;

/** Dependencies of {@link loadHelp}. */
export interface HelpDeps {
  readonly clock: Clock;
  readonly api: Pick<Api, 'pages'>;
  readonly configuration: Pick<Configuration, 'paths'>;
  /** The service's configuration; undefined before it is there. */
  readonly config: ServiceConfig | undefined;
}

/** A page of help; undefined where it is not found, hangs, or says nothing (S8.22). Apart, as few ask for help. */
export async function loadHelp(deps: HelpDeps, kind: HelpKind): Promise<HelpText | undefined> {
  const { api, clock } = deps;
  const waiting = new AbortController();
  const stop = clock.after(helpTimeoutMs, () => waiting.abort());
  const page = await api.pages.byPath(pathOf(deps, kind), waiting.signal).catch(() => undefined);
  stop();
  const texts = (page?.entries ?? []).map(({ type, text }) => (type === 'TextEntry' && text) || '');
  const html = texts.filter((text) => text !== '');
  return html.length === 0 ? undefined : { title: page?.title ?? '', html };
}

/** The service may name the page of help itself, or have pages with the keys of help (C2.14). */
function pathOf({ configuration: { paths }, config }: HelpDeps, kind: HelpKind): string {
  const { pathOf: pageOf } = createSitemap(config?.sitemap ?? []);
  if (kind === 'help_profile') return pageOf('HelpPage') ?? paths.profileHelp;
  const named = config?.general?.customFields.helpPagePath;
  if (typeof named === 'string' && /^\/(?!\/)/.test(named)) return named;
  return pageOf('Help') ?? paths.help;
}
