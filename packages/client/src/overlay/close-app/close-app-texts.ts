import { featureTexts } from '../../messages/texts';

/** Texts of the question whether to leave the application. */
export const closeAppTexts = featureTexts({
  da: {
    'dialog.exit.title': 'Vil du lukke {title}?',
  },
  en: {
    'dialog.exit.title': 'Close {title}?',
  },
  ar: {
    'dialog.exit.title': 'هل تريد إغلاق {title}؟',
  },
});
