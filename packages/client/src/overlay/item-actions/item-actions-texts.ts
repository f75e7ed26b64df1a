import { featureTexts } from '../../messages/texts';

/** Texts of what can be done with an item where its tile stands. */
export const itemActionsTexts = featureTexts({
  da: { 'itemActions.text': 'Hvad vil du?' },
  en: { 'itemActions.text': 'What would you like to do?' },
  ar: { 'itemActions.text': 'ماذا تريد أن تفعل؟' },
});
