import type { CatalogueEntry } from '@fjernsyn/reference-catalogue';
import { titleLength } from '../shapes/title-length';

/** The last part of a title that nobody needs to have seen. */
const endShare = 0.05;

/** Whether a position, in seconds, is near the end of a title. */
export function isWatchedWhole(entry: CatalogueEntry, positionSeconds: number): boolean {
  return positionSeconds >= (titleLength(entry) ?? Number.POSITIVE_INFINITY) * (1 - endShare);
}
