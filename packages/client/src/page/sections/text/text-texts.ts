import { featureTexts } from '../../../messages/texts';

/** Texts of the texts between rails. */
export const textTexts = featureTexts({
  da: { 'text.readMore': 'Læs mere' },
  en: { 'text.readMore': 'Read more' },
  ar: { 'text.readMore': 'قراءة المزيد' },
});
