import { featureTexts } from '../../messages/texts';

/** Texts of the question for consent. */
export const consentTexts = featureTexts({
  da: {
    'dialog.consent.title': 'Må vi lære af, hvad du ser?',
    'dialog.consent.text':
      'Så passer forslagene bedre til dig, og vi kan tælle, hvad der ses. Siger du nej, virker alt andet som før. Logget ind kan du ændre det under Konto.',
    'dialog.consent.allowed': 'Du har sagt ja.',
    'dialog.consent.refused': 'Du har sagt nej.',
  },
  en: {
    'dialog.consent.title': 'May we learn from what you watch?',
    'dialog.consent.text':
      'Then suggestions suit you better, and we can count what is watched. If you say no, all else works as before. Signed in, you can change it under Account.',
    'dialog.consent.allowed': 'You have said yes.',
    'dialog.consent.refused': 'You have said no.',
  },
  ar: {
    'dialog.consent.title': 'هل تسمح لنا بالتعلّم ممّا تشاهده؟',
    'dialog.consent.text':
      'عندها تناسبك الاقتراحات أكثر، ونستطيع إحصاء ما يُشاهَد. إن رفضت، يعمل كل شيء آخر كما كان. بعد تسجيل الدخول يمكنك تغيير ذلك في صفحة الحساب.',
    'dialog.consent.allowed': 'لقد وافقت.',
    'dialog.consent.refused': 'لقد رفضت.',
  },
});
