import { featureTexts } from '../../messages/texts';

/** Texts of entering a PIN. */
export const pinTexts = featureTexts({
  da: {
    'pin.title': 'Skriv din pinkode',
    'pin.whose': '{name}s pinkode',
    'pin.whoseS': '{name}’ pinkode',
    'pin.text': 'Fire tal, så er du inde.',
    'pin.field': 'Pinkode',
    'pin.typed': '{typed} af {length} tal',
    'pin.wrong': 'Koden passede ikke. Prøv igen. Tryk OK for at rette.',
    'pin.unanswered': 'Vi fik ikke svar. Prøv igen.',
  },
  en: {
    'pin.title': 'Type your PIN',
    'pin.whose': 'The PIN of {name}',
    'pin.whoseS': 'The PIN of {name}',
    'pin.text': 'Four digits, and you are in.',
    'pin.field': 'PIN',
    'pin.typed': '{typed} of {length} digits',
    'pin.wrong': 'Incorrect, please try again. Press OK to Edit',
    'pin.unanswered': 'We got no answer. Try again.',
  },
  ar: {
    'pin.title': 'اكتب رمزك السري',
    'pin.whose': 'الرمز السري لملف {name}',
    'pin.whoseS': 'الرمز السري لملف {name}',
    'pin.text': 'أربعة أرقام وتدخل.',
    'pin.field': 'الرمز السري',
    'pin.typed': '{typed} من {length} أرقام',
    'pin.wrong': 'الرمز غير مطابق. حاول مرة أخرى. اضغط OK للتعديل.',
    'pin.unanswered': 'لم نتلقَّ ردًا. حاول مرة أخرى.',
  },
});
