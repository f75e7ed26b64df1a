import { featureTexts } from '../../messages/texts';

/** Texts of an announcement of the broadcaster. */
export const announcementTexts = featureTexts({
  da: {
    'dialog.announcement.title': 'Besked til dig',
  },
  en: {
    'dialog.announcement.title': 'A message for you',
  },
  ar: {
    'dialog.announcement.title': 'رسالة لك',
  },
});
