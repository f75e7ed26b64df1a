import { assertNever } from '@fjernsyn/kernel';
import type { Application, Overlay } from '@fjernsyn/shell';
import type { DialogTexts } from '../overlay/dialog-texts';
import type { Translate } from './create-translate';

/** What a prompt or a dialog says. */
export interface OverlayWords {
  readonly title: string;
  readonly text?: string | undefined;
}

/** The words of a prompt or a dialog (S8). */
export function overlayWords(
  t: Translate<DialogTexts>,
  overlay: Exclude<Overlay, { readonly kind: 'diagnostics' }>,
  application: Pick<Application, 'configuration' | 'start'>,
): OverlayWords {
  switch (overlay.kind) {
    case 'service-unavailable':
      return {
        title: t('dialog.service.title'),
        text: t('dialog.service.text', { site: siteOf(application) ?? t('dialog.service.site') }),
      };
    case 'offline':
    case 'timeout':
      return { title: t('dialog.unreachable.title'), text: t('dialog.unreachable.text') };
    case 'abroad':
      return { title: t('dialog.abroad.title'), text: t('dialog.abroad.text') };
    case 'announcement':
      return { title: overlay.title ?? t('dialog.announcement.title'), text: overlay.text };
    case 'text':
      return {
        title: overlay.title,
        text: overlay.parts.map((part) => (part.kind === 'list' ? part.entries.join('\n') : part.text)).join('\n'),
      };
    case 'help_page_modal':
    case 'help_profile':
      return { title: overlay.title || t('action.help') };
    case 'close_app_confirmation':
      return { title: t('dialog.exit.title', { title: application.configuration.appTitle }) };
    default:
      return assertNever(overlay);
  }
}

/** The public site as a viewer types it; undefined where none is known. */
function siteOf({ start }: Pick<Application, 'start'>): string | undefined {
  const state = start.state.get();
  const url = state.phase === 'open' ? state.config.general?.websiteUrl : undefined;
  return url?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
