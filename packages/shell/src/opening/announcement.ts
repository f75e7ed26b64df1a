import type { ServiceConfig } from '@fjernsyn/contracts';
import type { DialogRequest, Dialogs } from '../overlays/dialogs';

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

/** Makes what tells the announcement of each newer configuration: every one once, and none that was withdrawn. */
export function createAnnouncements(dialogs: Pick<Dialogs, 'close' | 'show'>): (config: ServiceConfig) => void {
  let told: string | undefined;
  return (config) => {
    const announcement = announcementOf(config);
    const words = JSON.stringify(announcement);
    if (words === told) return;
    told = words;
    if (announcement) dialogs.show(announcement);
    else dialogs.close('announcement');
  };
}
