import { isRecord } from '@fjernsyn/kernel';
import { collect } from '../wire/collect';
import { readText } from '../wire/text';
import { readTextMap } from '../wire/text-map';

/** A language the product is offered in. */
export interface Language {
  readonly code: string;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
}

/** The languages, the chosen one, the direction of writing where the configuration says it, and texts by message id (S3). */
export interface I18nConfig {
  readonly languages: readonly Language[];
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Texts that take the place of bundled ones. */
  readonly strings: Readonly<Record<string, string>>;
}

/** The language part of the configuration; undefined where it was not sent. */
export function readI18n(value: unknown): I18nConfig | undefined {
  if (!isRecord(value)) return undefined;
  const languages = collect(value.languages, readLanguage);
  const dir = value.dir === 'ltr' || value.dir === 'rtl' ? value.dir : undefined;
  return { languages, lang: readText(value.lang), dir, strings: readTextMap(value.strings) };
}

function readLanguage(sent: unknown): Language | undefined {
  const code = isRecord(sent) ? readText(sent.code) : undefined;
  return isRecord(sent) && code !== undefined
    ? { code, label: readText(sent.label), title: readText(sent.title) }
    : undefined;
}
