import type { DurationMs } from '@fjernsyn/kernel';
import type { Cookies } from '../cookies';

/** Cookies in memory that a test can read, with the life that each was given. They end when the test says so. */
export interface FakeCookies extends Cookies {
  readonly kept: ReadonlyMap<string, { readonly value: string; readonly lifeMs: DurationMs }>;
}

/** Makes {@link FakeCookies} with texts of an earlier visit. */
export function createFakeCookies(initial: Readonly<Record<string, string>> = {}): FakeCookies {
  const kept = new Map<string, { readonly value: string; readonly lifeMs: DurationMs }>();
  for (const [name, value] of Object.entries(initial)) kept.set(name, { value, lifeMs: 0 });
  return {
    kept,
    read: (name) => kept.get(name)?.value,
    writer: async () => ({
      write: (name, value, lifeMs) => void kept.set(name, { value, lifeMs }),
      remove: (name) => void kept.delete(name),
    }),
  };
}
