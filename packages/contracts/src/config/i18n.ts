import { collect } from '../wire/collect';
import { isRecord } from '../wire/is-record';
import { readText } from '../wire/text';

/** A language the product is offered in. */
export interface Language {
  readonly code: string;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
}

/** The languages, the chosen one, and the direction of writing where the configuration says it. */
export interface I18nConfig {
  readonly languages: readonly Language[];
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** The language part of the configuration; undefined where it was not sent. */
export function readI18n(value: unknown): I18nConfig | undefined {
  if (!isRecord(value)) return undefined;
  const languages = collect(value.languages, readLanguage);
  const dir = value.dir === 'ltr' || value.dir === 'rtl' ? value.dir : undefined;
  return { languages, lang: readText(value.lang), dir };
}

function readLanguage(sent: unknown): Language | undefined {
  const code = isRecord(sent) ? readText(sent.code) : undefined;
  return isRecord(sent) && code !== undefined
    ? { code, label: readText(sent.label), title: readText(sent.title) }
    : undefined;
}
