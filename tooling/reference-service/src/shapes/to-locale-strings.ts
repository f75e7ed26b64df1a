const localeStrings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  da: {
    signin_code_expired: 'Koden gælder ikke længere',
    signin_request_code: 'Få en ny kode',
    code_expiry_title: 'Tiden løb ud',
    code_expiry_text: 'Bed om en ny kode, så fortsætter vi.',
    code_expiry_button: 'Ny kode',
    profile_name_to_short: 'Navnet er for kort',
    profile_name_to_long: 'Navnet er for langt',
    profile_name_duplicate: 'Det navn er allerede i brug',
  },
  ar: {
    signin_code_expired: 'انتهت صلاحية الرمز',
    signin_request_code: 'احصل على رمز جديد',
    code_expiry_title: 'انتهى الوقت',
  },
  en: {
    signin_code_expired: 'The code has run out',
    signin_request_code: 'Get a new code',
    code_expiry_title: 'Time ran out',
    profile_name_duplicate: 'That name is taken',
  },
};

/** The texts of a language by message id, sparse: only those that an editor has changed. Undefined for other languages. */
export function toLocaleStrings(language: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(localeStrings, language) ? localeStrings[language] : undefined;
}
