/** What came with Chromium 63, and is not in the libraries that apps compile with. */
interface PluralHost {
  readonly PluralRules: new (language: string) => { select(count: number): string };
}

/**
 * Gives the plural category of whole numbers in a language (Unicode CLDR, as `few`): the engine's, or as in Danish where it has none
 * (Chromium below 63). The engine's rules are made at the first number, and once, as a set takes milliseconds for them.
 */
export function createPluralForms(language: string): (count: number) => string {
  let choose: ((count: number) => string) | undefined;
  return (count) => {
    choose ??= engineForms(language) ?? oneOrOther;
    return choose(count);
  };
}

function engineForms(language: string): ((count: number) => string) | undefined {
  try {
    const rules = new (Intl as unknown as PluralHost).PluralRules(language);
    return (count) => rules.select(count);
  } catch {
    return undefined;
  }
}

function oneOrOther(count: number): string {
  return count === 1 ? 'one' : 'other';
}
