import { type Api, createSessionApi } from '@fjernsyn/api';
import type { LocaleStrings } from '@fjernsyn/contracts';
import { baseOf } from '../configuration';
import type { ServiceTexts } from './locale';

const defaultLanguage = 'da';

/** The service's texts in a language, else in its base, else in Danish; undefined where there are none (C7.49). */
export function loadServiceTexts(api: Pick<Api, 'wiring'>, language: string): Promise<ServiceTexts | undefined> {
  return loadFirst(language, createSessionApi(api).localeStrings.load);
}

/** The first texts that `load` has for a language or what it falls back to. */
export async function loadFirst(
  language: string,
  load: (language: string) => Promise<LocaleStrings>,
): Promise<ServiceTexts | undefined> {
  for (const tag of new Set([language, baseOf(language), defaultLanguage])) {
    const texts = await load(tag).catch(() => undefined);
    if (texts) return { language: tag, texts };
  }
  return undefined;
}
