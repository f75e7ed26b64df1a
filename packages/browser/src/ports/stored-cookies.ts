import { asRecord, readJson } from '@fjernsyn/kernel';
import type { Clock, Cookies, KeyValueStore } from '@fjernsyn/platform';

/** Makes {@link Cookies} of an application that comes from files, where an engine keeps none dependably: they stand in its store. */
export function createStoredCookies(store: KeyValueStore, clock: Pick<Clock, 'now'>): Cookies {
  const keyOf = (name: string): string => `fjernsyn.cookie.${name}`;
  return {
    read(name) {
      const { value, endsAt } = asRecord(readJson(store.read(keyOf(name)))) ?? {};
      const isThere = typeof value === 'string' && typeof endsAt === 'number' && clock.now() < endsAt;
      return isThere ? value : undefined;
    },
    writer: async () => ({
      write: (name, value, lifeMs) => store.write(keyOf(name), JSON.stringify({ value, endsAt: clock.now() + lifeMs })),
      remove: (name) => store.remove(keyOf(name)),
    }),
  };
}
