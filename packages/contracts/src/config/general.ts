import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readText } from '../wire/text';
import { readTextMap } from '../wire/text-map';

/** What holds for the whole product. */
export interface GeneralConfig {
  readonly currencyCode?: string | undefined;
  readonly defaultTimeZone?: string | undefined;
  /** The image role to prefer, by item type. */
  readonly itemImageTypes: Readonly<Record<string, string>>;
  readonly mandatorySignIn: boolean;
  readonly maxUserRating?: number | undefined;
  readonly websiteUrl?: string | undefined;
  /** The countries where everything may be shown, as ISO 3166 names them: `DK`. */
  readonly servedCountries: readonly string[];
  readonly customFields: Readonly<Record<string, unknown>>;
}

export const generalSchema = z.looseObject({
  currencyCode: field.text,
  defaultTimeZone: field.text,
  itemImageTypes: z.transform(readTextMap),
  mandatorySignIn: field.flag,
  maxUserRating: field.positive,
  websiteUrl: field.address,
  servedCountries: z.transform(readCountries),
  customFields: field.record,
});

/** The general part of the configuration; undefined where it was not sent. */
export function readGeneral(value: unknown): GeneralConfig | undefined {
  if (!isRecord(value)) return undefined;
  const { mandatorySignIn, ...fields } = z.parse(generalSchema, value);
  return { ...fields, mandatorySignIn: mandatorySignIn === true };
}

function readCountries(value: unknown): readonly string[] {
  return collect(value, (sent) => {
    const code = readText(sent)?.toUpperCase();
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
  });
}
