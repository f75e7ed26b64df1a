import { featureTexts } from '../../../messages/texts';

/** Texts of the page of a list. */
export const gridTexts = featureTexts({
  da: {
    'grid.count_one': '{count} titel',
    'grid.count_other': '{count} titler',
    'grid.failed': 'Listen kunne ikke hentes.',
    'grid.empty': 'Der er ingen titler her lige nu.',
    'grid.noneWatched': 'Du har ikke set noget endnu.',
    'grid.noneWatchedHint': 'Det, du ser, samles her, så du kan finde det igen.',
    'grid.hold': 'Hold OK nede på en titel for at fjerne den',
    'grid.emptyHint': 'Kig forbi en anden gang, eller find noget på forsiden.',
  },
  en: {
    'grid.count_one': '{count} title',
    'grid.count_other': '{count} titles',
    'grid.failed': 'The list could not be loaded.',
    'grid.empty': 'There are no titles here right now.',
    'grid.noneWatched': 'You have not watched anything yet.',
    'grid.noneWatchedHint': 'What you watch gathers here, so that you can find it again.',
    'grid.hold': 'Hold OK on a title to remove it',
    'grid.emptyHint': 'Come back another time, or find something on the front page.',
  },
  ar: {
    'grid.count_zero': 'لا عناوين',
    'grid.count_one': 'عنوان واحد',
    'grid.count_two': 'عنوانان',
    'grid.count_few': '{count} عناوين',
    'grid.count_many': '{count} عنوانًا',
    'grid.count_other': '{count} عنوان',
    'grid.failed': 'تعذّر تحميل القائمة.',
    'grid.empty': 'لا توجد عناوين هنا الآن.',
    'grid.noneWatched': 'لم تشاهد شيئًا بعد.',
    'grid.noneWatchedHint': 'كل ما تشاهده يُجمع هنا لتجده من جديد.',
    'grid.hold': 'اضغط مطولًا على OK فوق عنوان لإزالته',
    'grid.emptyHint': 'عد في وقت آخر، أو ابحث عن شيء في الصفحة الرئيسية.',
  },
});
