import { featureTexts } from '../texts';

/** Texts of the passive notice. */
export const noticeTexts = featureTexts({
  da: {
    'notice.deadLink': 'Siden findes ikke. Måske er den flyttet.',
    'notice.outsideLink': 'Det åbner ikke her. Find det på {site}.',
    'notice.abroad': 'Du er uden for {places}. Noget kan ikke ses her.',
    'notice.abroadUnnamed': 'Du er i udlandet. Noget kan ikke ses her.',
    'notice.notKept': 'Dit tv gemmer ikke dine valg. De glemmes, når programmet lukkes.',
    'notice.bookmarked': '»{title}« er på Min liste.',
    'notice.unbookmarked': '»{title}« er ikke længere på Min liste.',
    'notice.followed': 'Du følger »{title}«.',
    'notice.unfollowed': 'Du følger ikke længere »{title}«.',
    'notice.rated': 'Du gav »{title}« {rating}.',
    'notice.notContinued': '»{title}« er fjernet fra Fortsæt med at se.',
    'notice.unwatched': '»{title}« er fjernet fra det, du har set.',
    'notice.notDone': '»{title}« kunne ikke ændres. Prøv igen.',
    'notice.offline': 'Ingen forbindelse. Vi prøver igen.',
  },
  en: {
    'notice.deadLink': 'There is no such page. It may have moved.',
    'notice.outsideLink': 'This does not open here. Find it at {site}.',
    'notice.abroad': 'You are outside {places}. Some things cannot be seen here.',
    'notice.abroadUnnamed': 'You are abroad. Some things cannot be seen here.',
    'notice.notKept': 'Your TV does not keep your choices. They are forgotten when the app is closed.',
    'notice.bookmarked': '“{title}” is on My list.',
    'notice.unbookmarked': '“{title}” is no longer on My list.',
    'notice.followed': 'You follow “{title}”.',
    'notice.unfollowed': 'You no longer follow “{title}”.',
    'notice.rated': 'You gave “{title}” {rating}.',
    'notice.notContinued': '“{title}” was removed from Continue watching.',
    'notice.unwatched': '“{title}” was removed from what you have watched.',
    'notice.notDone': '“{title}” could not be changed. Try again.',
    'notice.offline': 'No connection. We keep trying.',
  },
  ar: {
    'notice.deadLink': 'هذه الصفحة غير موجودة. ربما نُقلت إلى مكان آخر.',
    'notice.outsideLink': 'لا يُفتح هذا هنا. تجده على {site}.',
    'notice.abroad': 'أنت خارج {places}. لا يمكن مشاهدة بعض المحتوى هنا.',
    'notice.abroadUnnamed': 'أنت خارج البلد. لا يمكن مشاهدة بعض المحتوى هنا.',
    'notice.notKept': 'لا يحفظ تلفازك اختياراتك. ستُنسى عند إغلاق التطبيق.',
    'notice.bookmarked': '«{title}» في قائمتي.',
    'notice.unbookmarked': 'لم يعد «{title}» في قائمتي.',
    'notice.followed': 'أنت تتابع «{title}».',
    'notice.unfollowed': 'لم تعد تتابع «{title}».',
    'notice.rated': 'أعطيت «{title}» {rating}.',
    'notice.notContinued': 'أُزيل «{title}» من متابعة المشاهدة.',
    'notice.unwatched': 'أُزيل «{title}» مما شاهدته.',
    'notice.notDone': 'تعذّر تغيير «{title}». حاول مرة أخرى.',
    'notice.offline': 'لا يوجد اتصال. سنواصل المحاولة.',
  },
});

/** The texts of the passive notice, by id. */
export type NoticeTexts = typeof noticeTexts.da;
