import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Modal } from '../overlays/modals';

/**
 * What the broadcaster says at every start, as that the application will be shut down: `shutdownNotice`, and a title in
 * `shutdownNoticeTitle`, among the custom fields of the service's general configuration (S2.59). Undefined where nothing is sent.
 */
export function announcementOf({ general }: ServiceConfig): Modal | undefined {
  const { shutdownNotice: text, shutdownNoticeTitle: title } = general?.customFields ?? {};
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { id: 'announcement', kind: 'announcement', text, ...(typeof title === 'string' ? { title } : {}) };
}
