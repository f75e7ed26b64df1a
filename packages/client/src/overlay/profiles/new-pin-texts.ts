import { featureTexts } from '../../messages/texts';

/** Texts of a PIN that is created or changed. */
export const newPinTexts = featureTexts({
  da: {
    'newPin.current': 'Skriv den nuværende pinkode',
    'newPin.currentText': 'Derefter vælger du en ny.',
    'newPin.wrong': 'Koden passede ikke. Prøv igen.',
    'newPin.create': 'Lav en pinkode',
    'newPin.change': 'Vælg en ny pinkode',
    'newPin.text': 'Fire tal, som kun de voksne kender.',
    'newPin.again': 'Skriv den igen',
    'newPin.againText': 'Så er vi sikre på, at den er rigtig.',
    'newPin.mismatch': 'De to koder var ikke ens. Begynd forfra.',
  },
  en: {
    'newPin.current': 'Type the present PIN',
    'newPin.currentText': 'Then you choose a new one.',
    'newPin.wrong': 'Incorrect, please try again',
    'newPin.create': 'Create a PIN',
    'newPin.change': 'Choose a new PIN',
    'newPin.text': 'Four digits that only the grown-ups know.',
    'newPin.again': 'Type it again',
    'newPin.againText': 'So that we know it is right.',
    'newPin.mismatch': 'The two were not the same. Begin again.',
  },
  ar: {
    'newPin.current': 'اكتب الرمز السري الحالي',
    'newPin.currentText': 'ثم تختار رمزًا جديدًا.',
    'newPin.wrong': 'الرمز غير مطابق. حاول مرة أخرى.',
    'newPin.create': 'أنشئ رمزًا سريًا',
    'newPin.change': 'اختر رمزًا سريًا جديدًا',
    'newPin.text': 'أربعة أرقام لا يعرفها إلا الكبار.',
    'newPin.again': 'اكتبه مرة أخرى',
    'newPin.againText': 'لنتأكد من صحته.',
    'newPin.mismatch': 'الرمزان غير متطابقين. ابدأ من جديد.',
  },
});
