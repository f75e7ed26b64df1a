import type { I18nConfig, LocaleStrings } from '@fjernsyn/contracts';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import { baseOf, type Configuration, directionOf } from '../configuration';

/** Texts that the service sends in the place of ours, by id; a counted one has its plural category at its end, as `…_one`. */
export interface ServiceTexts {
  /** The language that they are in, which a fallback may have changed. */
  readonly language: string;
  readonly texts: LocaleStrings;
}

/** The language of the application now. */
export interface LocaleState {
  /** BCP 47, as `da`. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  /** Undefined until they have come, or where there are none. */
  readonly serviceTexts: ServiceTexts | undefined;
}

/** What {@link createLocale} stands on. */
export interface LocaleDeps {
  readonly configuration: Pick<Configuration, 'language' | 'dir'>;
  /** Asks the service for its texts in a language or what that falls back to. */
  readonly load: (language: string) => Promise<ServiceTexts | undefined>;
}

/** The language, and the service's texts in it. */
export interface Locale {
  readonly state: Observed<LocaleState>;
  /** Asks for the texts of the first language. */
  open(): Promise<void>;
  /** Takes what the service's configuration says of its language; a direction that our own configuration chose stays. */
  configure(i18n: I18nConfig | undefined): void;
  /** Turns to another language when its texts have come, or could not (S4). The last wish wins. */
  change(language: string): Promise<void>;
}

/** Makes the {@link Locale} in the configured language. */
export function createLocale({ configuration, load }: LocaleDeps): Locale {
  const { language, dir } = configuration;
  const state = createObservable<LocaleState>({ language, dir, serviceTexts: undefined });
  const hasChosenDir = dir !== directionOf(language);
  /** Texts of the service's configuration, and those of its call, which stand over them. */
  let configured: ServiceTexts | undefined;
  let called: ServiceTexts | undefined;
  let wish = 0;

  const dirOf = (tag: string): LocaleState['dir'] => (tag === language ? dir : directionOf(tag));

  const turnTo = async (tag: string): Promise<void> => {
    const turn = ++wish;
    const serviceTexts = await load(tag).catch(() => undefined);
    if (turn !== wish) return;
    const before = state.get();
    const isOther = before.language !== tag;
    if (!isOther && !serviceTexts) return;
    if (isOther) configured = undefined;
    called = serviceTexts;
    state.set({ language: tag, dir: isOther ? dirOf(tag) : before.dir, serviceTexts: merge(configured, called) });
  };

  return {
    state,
    open: () => turnTo(language),
    configure(i18n) {
      const before = state.get();
      const isOurs = baseOf(i18n?.lang ?? before.language) === baseOf(before.language);
      const next = hasChosenDir ? before.dir : ((isOurs ? i18n?.dir : undefined) ?? dirOf(before.language));
      const texts = (isOurs ? i18n?.strings : undefined) ?? {};
      // Whoever shows texts shows them all anew.
      if (next === before.dir && JSON.stringify(texts) === JSON.stringify(configured?.texts ?? {})) return;
      configured = { language: before.language, texts };
      state.set({ ...before, dir: next, serviceTexts: merge(configured, called) });
    },
    change: turnTo,
  };
}

/** The later texts over the earlier ones, where both are in one language. */
function merge(earlier: ServiceTexts | undefined, later: ServiceTexts | undefined): ServiceTexts | undefined {
  if (!earlier || !later) return later ?? earlier;
  if (baseOf(earlier.language) !== baseOf(later.language)) return earlier;
  return { language: later.language, texts: { ...earlier.texts, ...later.texts } };
}
