import { featureTexts } from '../../messages/texts';

/** Texts of one of several to choose. */
export const choiceTexts = featureTexts({
  da: { 'choice.text': 'Vælg en' },
  en: { 'choice.text': 'Choose one' },
  ar: { 'choice.text': 'اختر واحدًا' },
});
