/** How the app looks at first, and in which language; as the product is, where nothing is said. */
export interface LookOptions {
  /** The brand by its id. */
  readonly brand?: string | undefined;
  readonly language?: string | undefined;
  readonly isHighContrast?: boolean;
  readonly hasLargeText?: boolean;
}

/** The languages that the product has words in. */
export const LANGUAGES = ['da', 'en', 'ar'] as const;

/** What a look writes into the configuration of the app's page. */
export const lookConfiguration = (look: LookOptions): Readonly<Record<string, unknown>> => {
  const { brand, language, isHighContrast = false, hasLargeText = false } = look;
  const appearance = [...(isHighContrast ? ['highContrast'] : []), ...(hasLargeText ? ['largeText'] : [])];
  return {
    ...(brand === undefined ? {} : { brand }),
    ...(language === undefined ? {} : { language }),
    ...(appearance.length === 0 ? {} : { appearance }),
  };
};

/** Reads the words of `--brand`, `--lang`, `--contrast` and `--text`. Throws an Error that says what an option takes. */
export const toLook = (
  values: Readonly<Record<'brand' | 'lang' | 'contrast' | 'text', string | undefined>>,
): LookOptions => ({
  brand: values.brand,
  language: values.lang === undefined ? undefined : oneOf('--lang', values.lang, LANGUAGES),
  isHighContrast: oneOf('--contrast', values.contrast ?? 'normal', ['normal', 'high']) === 'high',
  hasLargeText: oneOf('--text', values.text ?? 'normal', ['normal', 'large']) === 'large',
});

const oneOf = <Name extends string>(option: string, text: string, names: readonly Name[]): Name => {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`${option} takes ${names.join(', ')}, not '${text}'.`);
  return found;
};
