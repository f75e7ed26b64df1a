import type { Ports } from '@fjernsyn/platform';

/** Where the id is kept. */
export const deviceIdKey = 'fjernsyn.device';

/**
 * The id that names this set to the service and to support: made by chance, once, and kept. It says nothing of the set or its owner, as a serial
 * number or Samsung's DUID would, and is another where the store was emptied.
 */
export function deviceIdOf({ store, random }: Pick<Ports, 'store' | 'random'>): string {
  const kept = store.read(deviceIdKey);
  if (kept !== undefined && /^[\da-f-]{36}$/.test(kept)) return kept;
  const made = random.uuid();
  store.write(deviceIdKey, made);
  return made;
}
