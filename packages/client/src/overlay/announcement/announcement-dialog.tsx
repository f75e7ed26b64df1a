import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { announcementTexts } from './announcement-texts';

/** Says what the broadcaster announces, in its own words. */
export function AnnouncementDialog({ overlay }: OverlayProps<'announcement'>): ReactElement {
  const t = useTexts(announcementTexts);
  const title = overlay.title ?? t('dialog.announcement.title');
  return <MessageDialog overlay={overlay} title={title} text={overlay.text} />;
}
