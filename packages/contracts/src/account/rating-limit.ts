import { type Classification, readClassification } from '../item/classification';
import { readText } from '../wire/text';

/** A rating that limits what may be seen or played: a class with its code, or the code alone. Undefined where there is none. */
export function readRatingLimit(value: unknown): Classification | undefined {
  const code = readText(value);
  return code === undefined ? readClassification(value) : { code };
}
