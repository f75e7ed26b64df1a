import { isRecord } from '@fjernsyn/kernel';
import { readText } from '../wire/text';

/** The audience class of an item, such as `DR-Voksen`. Ratings (MRAM) stand in `customFields.ClassificationRating` (C3). */
export interface Classification {
  readonly code: string;
  readonly name?: string | undefined;
}

/** A class, or undefined where its code is missing: shows have none. */
export function readClassification(value: unknown): Classification | undefined {
  const code = isRecord(value) ? readText(value.code) : undefined;
  return isRecord(value) && code !== undefined ? { code, name: readText(value.name) } : undefined;
}
