/** A number as a language writes it, and as it is where an engine has no `Intl`, as WebKit 538. */
export function numberWords(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return typeof Intl === 'undefined' ? String(value) : new Intl.NumberFormat(language, options).format(value);
}
