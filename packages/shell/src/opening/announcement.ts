import type { ServiceConfig } from '@fjernsyn/contracts';
import type { DialogRequest } from '../overlays/dialogs';

/**
 * What the broadcaster says at every start, as that the application will be shut down: `shutdownNotice`, and a title in
 * `shutdownNoticeTitle`, among the custom fields of the service's general configuration (S2.59). Undefined where nothing is sent.
 */
export function announcementOf({ general }: ServiceConfig): DialogRequest | undefined {
  const { shutdownNotice: text, shutdownNoticeTitle: title } = general?.customFields ?? {};
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  if (typeof title !== 'string') return { kind: 'announcement', text };
  return { kind: 'announcement', title, text };
}
