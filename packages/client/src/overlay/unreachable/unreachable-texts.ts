import { featureTexts } from '../../messages/texts';

/** Texts of a service that is not reached. */
export const unreachableTexts = featureTexts({
  da: {
    'dialog.unreachable.title': 'Vi kan ikke få fat i tjenesten',
    'dialog.unreachable.text': 'Tjenesten svarer ikke lige nu. Se, om nettet er slået til, og prøv igen.',
  },
  en: {
    'dialog.unreachable.title': 'The service cannot be reached',
    'dialog.unreachable.text':
      'The service does not answer at the moment. See whether your network is on, and try again.',
  },
  ar: {
    'dialog.unreachable.title': 'تعذّر الوصول إلى الخدمة',
    'dialog.unreachable.text': 'الخدمة لا تستجيب حاليًا. تأكد من اتصالك بالشبكة ثم أعد المحاولة.',
  },
});
