import type { Instant, RemoteKey } from '@fjernsyn/kernel';
import { hasPassed } from './has-passed';
import type { KeyInputOptions, RecentKeys } from './key-input-types';

/** Adds a press; names the sequence that it completes. A pause or a found sequence begins anew; pure. */
export function followSequences(
  recent: RecentKeys | null,
  key: RemoteKey,
  at: Instant,
  { sequences, sequenceGapMs }: KeyInputOptions,
): { readonly recent: RecentKeys | null; readonly found: string | null } {
  const names = Object.keys(sequences);
  const longest = Math.max(0, ...names.map((name) => sequences[name]?.length ?? 0));
  if (longest === 0) return { recent: null, found: null };
  const earlier = recent && !hasPassed(at, recent.at, sequenceGapMs) ? recent.keys : [];
  const keys = [...earlier, key].slice(-longest);
  const found = names.find((name) => endsWith(keys, sequences[name] ?? []));
  return found === undefined ? { recent: { keys, at }, found: null } : { recent: null, found };
}

function endsWith(keys: readonly RemoteKey[], wanted: readonly RemoteKey[]): boolean {
  const start = keys.length - wanted.length;
  return wanted.length > 0 && start >= 0 && wanted.every((key, index) => key === keys[start + index]);
}
