import type { Clip } from '@fjernsyn/media';
import type { CatalogueEntry } from '@fjernsyn/reference-catalogue';
import { clipOf } from '../shapes/to-media-files';

/** The last part of a title that nobody needs to have seen. */
const endShare = 0.05;

/** How long a title is, in seconds; undefined for what has no length. */
export function lengthOf(entry: CatalogueEntry): number | undefined {
  if (entry.type === 'episode') return entry.episode.minutes * 60;
  return entry.type === 'program' ? entry.film.minutes * 60 : undefined;
}

/** Whether a position, in seconds, is near the end of a title, or of the much shorter clip that stands for it here. */
export function isWatchedWhole(entry: CatalogueEntry, positionSeconds: number, clips: readonly Clip[]): boolean {
  const length = lengthOf(entry) ?? Number.POSITIVE_INFINITY;
  if (positionSeconds >= length * (1 - endShare)) return true;
  const clip = entry.type === 'episode' || entry.type === 'program' ? clipOf(entry, clips) : undefined;
  if (clip === undefined) return false;
  return positionSeconds >= clip.durationSeconds * (1 - endShare) && positionSeconds <= clip.durationSeconds;
}
