import { featureTexts } from '../../messages/texts';

/** Texts that introduce casting (C3.24). */
export const castIntroductionTexts = featureTexts({
  da: {
    'dialog.cast.title': 'Se det på dit tv',
    'dialog.cast.text':
      'Vælg et tv i hjemmet, så fortsætter afspilningen dér. Du styrer den herfra. Browseren bruger Google Cast til at finde dine tv.',
  },
  en: {
    'dialog.cast.title': 'Watch it on your TV',
    'dialog.cast.text':
      'Choose a TV at home, and it goes on playing there. You control it from here. The browser uses Google Cast to find your TVs.',
  },
  ar: {
    'dialog.cast.title': 'شاهده على تلفازك',
    'dialog.cast.text':
      'اختر تلفازًا في منزلك ليستمر العرض عليه، وتحكّم فيه من هنا. يستخدم المتصفح Google Cast للعثور على أجهزتك.',
  },
});
