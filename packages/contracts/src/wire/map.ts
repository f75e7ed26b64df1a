import { isRecord } from '@fjernsyn/kernel';

/** What `read` makes of each value of a map, without those it leaves undefined. An empty map for anything but a map. */
export function readMap<T>(
  value: unknown,
  read: (member: unknown, key: string) => T | undefined,
): Readonly<Record<string, T>> {
  const good: Record<string, T> = {};
  if (!isRecord(value)) return good;
  for (const key of Object.keys(value)) {
    const member = read(value[key], key);
    // A key of that name would replace what the map inherits from.
    if (member !== undefined && key !== '__proto__') good[key] = member;
  }
  return good;
}
