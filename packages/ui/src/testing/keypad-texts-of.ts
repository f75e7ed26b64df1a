import type { KeypadTexts } from '../keypad/key-face';

const danishSigns: Readonly<Record<string, string>> = {
  '.': 'punktum',
  ',': 'komma',
  '?': 'spørgsmålstegn',
  '!': 'udråbstegn',
  "'": 'apostrof',
  '"': 'anførselstegn',
  '-': 'bindestreg',
  _: 'understreg',
  ':': 'kolon',
  ';': 'semikolon',
  '&': 'og',
  '@': 'snabel-a',
  '(': 'parentes begynder',
  ')': 'parentes slutter',
  '/': 'skråstreg',
  '+': 'plus',
  '#': 'havelåge',
  '%': 'procent',
};

const danish: KeypadTexts = {
  label: 'Tastatur',
  space: 'Mellemrum',
  delete: 'Slet',
  clear: 'Ryd alt',
  done: 'Færdig',
  capitals: { 'first-letter': 'Stort begyndelsesbogstav', upper: 'Store bogstaver', lower: 'Små bogstaver' },
  layouts: { alphanumeric: 'Bogstaver', numeric: 'Tal', punctuation: 'Tegn og accenter' },
  nameOf: (character) => danishSigns[character],
};

const english: KeypadTexts = {
  label: 'Keyboard',
  space: 'Space',
  delete: 'Delete',
  clear: 'Clear all',
  done: 'Done',
  capitals: { 'first-letter': 'First letter capital', upper: 'All capitals', lower: 'No capitals' },
  layouts: { alphanumeric: 'Letters', numeric: 'Digits', punctuation: 'Signs and accents' },
};

const arabic: KeypadTexts = {
  label: 'لوحة المفاتيح',
  space: 'مسافة',
  delete: 'حذف',
  clear: 'مسح الكل',
  done: 'تم',
  capitals: { 'first-letter': 'الحرف الأول كبير', upper: 'أحرف كبيرة', lower: 'أحرف صغيرة' },
  layouts: { alphanumeric: 'حروف', numeric: 'أرقام', punctuation: 'علامات' },
};

const texts: Readonly<Record<string, KeypadTexts>> = { da: danish, en: english, ar: arabic };

/** The words of a keypad in the toolbar's locale; Danish where it names none that we have. */
export function keypadTextsOf({ locale }: Readonly<Record<string, unknown>>): KeypadTexts {
  return texts[String(locale)] ?? danish;
}
