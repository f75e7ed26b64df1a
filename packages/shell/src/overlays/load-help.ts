import type { Api } from '@fjernsyn/api';
import type { Configuration } from '../configuration';
import type { Start } from '../opening/start';
import type { HelpKind } from './overlay';
import type { HelpText } from './overlay-payloads';

/** Dependencies of {@link loadHelp}. */
export interface HelpDeps {
  readonly api: Pick<Api, 'pages'>;
  readonly configuration: Pick<Configuration, 'paths'>;
  readonly start: Pick<Start, 'state'>;
}

/** A page of help; undefined where it is not found, or says nothing (S8.22). Apart, as few ask for help. */
export async function loadHelp(deps: HelpDeps, kind: HelpKind): Promise<HelpText | undefined> {
  const page = await deps.api.pages.byPath(pathOf(deps, kind)).catch(() => undefined);
  const texts = (page?.entries ?? []).map(({ type, text }) => (type === 'TextEntry' && text) || '');
  const html = texts.filter((text) => text !== '');
  return html.length === 0 ? undefined : { title: page?.title ?? '', html };
}

/** The service may name the page of help itself. */
function pathOf({ configuration, start }: HelpDeps, kind: HelpKind): string {
  if (kind === 'help_profile') return configuration.paths.profileHelp;
  const state = start.state.get();
  const named = state.phase === 'open' ? state.config.general?.customFields.helpPagePath : undefined;
  return typeof named === 'string' && /^\/(?!\/)/.test(named) ? named : configuration.paths.help;
}
