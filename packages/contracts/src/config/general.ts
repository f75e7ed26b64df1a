import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { field } from '../wire/fields';
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
  readonly customFields: Readonly<Record<string, unknown>>;
}

export const generalSchema = z.looseObject({
  currencyCode: field.text,
  defaultTimeZone: field.text,
  itemImageTypes: z.transform(readTextMap),
  mandatorySignIn: field.flag,
  maxUserRating: field.positive,
  websiteUrl: field.address,
  customFields: field.record,
});

/** The general part of the configuration; undefined where it was not sent. */
export function readGeneral(value: unknown): GeneralConfig | undefined {
  if (!isRecord(value)) return undefined;
  const { mandatorySignIn, ...fields } = z.parse(generalSchema, value);
  return { ...fields, mandatorySignIn: mandatorySignIn === true };
}
