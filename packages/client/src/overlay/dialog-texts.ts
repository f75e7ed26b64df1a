import { featureTexts } from '../messages/texts';

/** Texts of dialogs and longer texts. */
export const dialogTexts = featureTexts({
  da: {
    'dialog.service.title': 'Fejl',
    'dialog.service.text': 'Der er et midlertidigt problem. Genstart programmet, eller besøg {site}.',
    'dialog.service.site': 'vores hjemmeside',
    'dialog.unreachable.title': 'Vi kan ikke få fat i tjenesten',
    'dialog.unreachable.text': 'Tjenesten svarer ikke lige nu. Se, om nettet er slået til, og prøv igen.',
    'dialog.abroad.title': 'Du er uden for Danmark',
    'dialog.abroad.text': 'Noget kan kun ses i Danmark, fordi rettighederne ikke gælder her.',
    'dialog.announcement.title': 'Besked til dig',
    'dialog.exit.title': 'Vil du lukke {title}?',
    'text.correction': 'Rettelse',
    'text.page': 'Side {position} af {count}',
  },
  en: {
    'dialog.service.title': 'Fejl',
    'dialog.service.text': 'There is a temporary problem. Restart the app or visit {site}.',
    'dialog.service.site': 'our website',
    'dialog.unreachable.title': 'The service cannot be reached',
    'dialog.unreachable.text':
      'The service does not answer at the moment. See whether your network is on, and try again.',
    'dialog.abroad.title': 'You are outside Denmark',
    'dialog.abroad.text': 'Some things can be seen in Denmark alone, as the rights do not hold here.',
    'dialog.announcement.title': 'A message for you',
    'dialog.exit.title': 'Close {title}?',
    'text.correction': 'Correction',
    'text.page': 'Page {position} of {count}',
  },
  ar: {
    'dialog.service.title': 'Fejl',
    'dialog.service.text': 'حدثت مشكلة مؤقتة. أعد تشغيل التطبيق أو تفضّل بزيارة {site}.',
    'dialog.service.site': 'موقعنا على الإنترنت',
    'dialog.unreachable.title': 'تعذّر الوصول إلى الخدمة',
    'dialog.unreachable.text': 'الخدمة لا تستجيب حاليًا. تأكد من اتصالك بالشبكة ثم أعد المحاولة.',
    'dialog.abroad.title': 'أنت خارج الدنمارك',
    'dialog.abroad.text': 'بعض المحتوى متاح داخل الدنمارك فقط، لأن حقوق العرض لا تسري هنا.',
    'dialog.announcement.title': 'رسالة لك',
    'dialog.exit.title': 'هل تريد إغلاق {title}؟',
    'text.correction': 'تصحيح',
    'text.page': 'الصفحة {position} من {count}',
  },
});

/** The texts of dialogs, by id. */
export type DialogTexts = typeof dialogTexts.da;
