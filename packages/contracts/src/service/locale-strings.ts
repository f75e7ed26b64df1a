import { isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import { readTextMap } from '../wire/text-map';

/** Texts of one language by message id; sparse: what is missing falls back (C7.49). */
export type LocaleStrings = Readonly<Record<string, string>>;

/** The strings of a language (S7.35). Throws `contracts/malformed-answer` where it is no map. */
export function parseLocaleStrings(value: unknown): LocaleStrings {
  return isRecord(value) ? readTextMap(value) : malformed('locale strings');
}
