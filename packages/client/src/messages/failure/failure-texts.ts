import { featureTexts } from '../texts';

/** Texts of a screen or a page that failed, beside those of the first load. */
export const failureTexts = featureTexts({
  da: {
    'failure.service.title': 'Vi er væk et øjeblik',
    'failure.service.text': 'Tjenesten svarer ikke lige nu. Vent lidt, og prøv igen.',
    'failure.offline.title': 'Ingen forbindelse',
    'failure.offline.text': 'Vi kan ikke få fat i tjenesten. Se, om nettet er slået til, og prøv igen.',
    'failure.notFound.title': 'Ingen hjemme',
    'failure.notFound.text': 'Siden findes ikke. Måske er den flyttet.',
    'failure.refused.title': 'Du har ikke adgang',
    'failure.refused.text': 'Tjenesten viser ikke siden for dig.',
    'failure.empty.title': 'Her er tomt lige nu',
    'failure.empty.text': 'Siden har ikke noget at vise endnu.',
    'failure.configuration.title': 'Fejl i opsætningen',
    'failure.configuration.text': 'Programmet er sat forkert op ({field}) og kan ikke starte.',
    'failure.code': 'Fejlkode: {code}',
    'signIn.needed.title': 'Du kan ikke logge ind her endnu',
    'signIn.needed.text': 'Gå til forsiden. Det meste kan ses uden.',
  },
  en: {
    'failure.service.title': "We're away for a moment",
    'failure.service.text': 'The service is not answering right now. Wait a little, then try again.',
    'failure.offline.title': 'No connection',
    'failure.offline.text': 'We cannot reach the service. Check that the network is on, then try again.',
    'failure.notFound.title': 'Nobody home',
    'failure.notFound.text': 'There is no such page. It may have moved.',
    'failure.refused.title': 'This page is not for you',
    'failure.refused.text': 'The service does not show you this page.',
    'failure.empty.title': 'Nothing here right now',
    'failure.empty.text': 'This page has nothing to show yet.',
    'failure.configuration.title': 'Set up wrongly',
    'failure.configuration.text': 'The application is set up wrongly ({field}) and cannot start.',
    'failure.code': 'Error code: {code}',
    'signIn.needed.title': 'You cannot sign in here yet',
    'signIn.needed.text': 'Go to the front page. Most things can be seen without.',
  },
  ar: {
    'failure.service.title': 'سنعود بعد لحظات',
    'failure.service.text': 'الخدمة لا تستجيب حاليًا. انتظر قليلًا ثم أعد المحاولة.',
    'failure.offline.title': 'لا يوجد اتصال',
    'failure.offline.text': 'تعذّر الوصول إلى الخدمة. تأكد من تشغيل الشبكة ثم أعد المحاولة.',
    'failure.notFound.title': 'لا أحد هنا',
    'failure.notFound.text': 'هذه الصفحة غير موجودة. ربما نُقلت إلى مكان آخر.',
    'failure.refused.title': 'ليس لديك حق الوصول',
    'failure.refused.text': 'لا تعرض الخدمة هذه الصفحة لك.',
    'failure.empty.title': 'لا يوجد شيء هنا الآن',
    'failure.empty.text': 'ليس في هذه الصفحة ما يُعرض بعد.',
    'failure.configuration.title': 'خطأ في الإعداد',
    'failure.configuration.text': 'التطبيق غير مُعدّ على نحو صحيح ({field}) ولا يمكن تشغيله.',
    'failure.code': 'رمز الخطأ: {code}',
    'signIn.needed.title': 'لا يمكن تسجيل الدخول هنا بعد',
    'signIn.needed.text': 'انتقل إلى الصفحة الرئيسية. يمكن مشاهدة معظم المحتوى من دونه.',
  },
});

/** The texts of failures, by id. */
export type FailureTexts = typeof failureTexts.da;
