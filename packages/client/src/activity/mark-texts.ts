import { featureTexts } from '../messages/texts';

/** Texts of what a viewer does to an item beside watching it. */
export const markTexts = featureTexts({
  da: {
    'mark.follow': 'Følg',
    'mark.following': 'Følger',
    'mark.rate': 'Bedøm',
    'mark.rated': 'Din bedømmelse: {rating}',
    'mark.question': 'Hvad synes du?',
    'mark.scale': '1 er dårlig, {most} er fremragende.',
    'mark.give': 'Giv {rating} af {most}',
    'mark.remove': 'Fjern fra listen',
  },
  en: {
    'mark.follow': 'Follow',
    'mark.following': 'Following',
    'mark.rate': 'Rate',
    'mark.rated': 'Your rating: {rating}',
    'mark.question': 'What do you think?',
    'mark.scale': '1 is poor, {most} is excellent.',
    'mark.give': 'Give {rating} out of {most}',
    'mark.remove': 'Remove from the list',
  },
  ar: {
    'mark.follow': 'متابعة',
    'mark.following': 'تتابعه',
    'mark.rate': 'قيّم',
    'mark.rated': 'تقييمك: {rating}',
    'mark.question': 'ما رأيك؟',
    'mark.scale': '1 ضعيف و{most} ممتاز.',
    'mark.give': 'أعطِ {rating} من {most}',
    'mark.remove': 'إزالة من القائمة',
  },
});
