import type { Observed } from '@fjernsyn/kernel';
import type { SessionState } from '@fjernsyn/session';
import { isSamePath } from '../addresses/address';
import type { ConfiguredPaths } from '../configuration';

/** Where pages lead that are not for everybody. */
export interface Guards {
  /** The path to open in the place of a restricted one; undefined where this viewer may stay (S2). */
  redirectOf(path: string): string | undefined;
}

/** Makes the {@link Guards} over who is there; never do they lead to where one is. */
export function createGuards(
  session: Observed<Pick<SessionState, 'role' | 'profile'>>,
  { signIn, account }: Pick<ConfiguredPaths, 'signIn' | 'account'>,
): Guards {
  const elsewhere = (path: string, target: string): string | undefined =>
    isSamePath(path, target) ? undefined : target;
  return {
    redirectOf(path) {
      const { role, profile } = session.get();
      if (role !== 'signed-in') return elsewhere(path, signIn);
      return profile?.isKids ? elsewhere(path, account) : undefined;
    },
  };
}
