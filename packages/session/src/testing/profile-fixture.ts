import { AppError } from '@fjernsyn/kernel';
import type { AccountProfiles, ProfileEntry } from '../profiles/profile-entry';

/** A profile of a grown-up, and what is otherwise about it. */
export function entryOf(id: string, more: Partial<ProfileEntry> = {}): ProfileEntry {
  return {
    id,
    name: id,
    color: undefined,
    type: 'standard',
    segments: ['drtv'],
    maxRating: undefined,
    isKids: false,
    isPrimary: false,
    hasPin: false,
    ...more,
  };
}

/** An account at a service: its profiles as they are there, and as a set has read them last. */
export interface FakeAccount {
  entries: readonly ProfileEntry[];
  readonly refresh: () => Promise<AccountProfiles>;
  readonly known: () => readonly ProfileEntry[];
  /** What was called, in order. */
  readonly calls: string[];
}

/** Makes a {@link FakeAccount} with profiles. */
export function createFakeAccount(...entries: readonly ProfileEntry[]): FakeAccount {
  let known = entries;
  const calls: string[] = [];
  const account: FakeAccount = {
    entries,
    calls,
    known: () => known,
    async refresh() {
      calls.push('refresh');
      known = account.entries;
      return { entries: known, isPinSet: true };
    },
  };
  return account;
}

/** A refusal of the service, or a lost network. */
export const refusals = {
  409: new AppError('api/rejected', { facts: { status: 409 } }),
  403: new AppError('api/refused', { facts: { status: 403 } }),
  401: new AppError('api/unauthorized', { facts: { status: 401 } }),
  lost: new AppError('http/unreachable'),
} as const;
