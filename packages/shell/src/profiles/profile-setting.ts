import type { SessionApi } from '@fjernsyn/api';
import type { Token } from '@fjernsyn/contracts';
import type { AccountProfiles, ProfileEntry } from '@fjernsyn/session';
import type { ProfilesFlowDeps } from './profiles-flow';
import type { Rights } from './rights';

/** What all steps with profiles share. */
export interface ProfileSetting extends ProfilesFlowDeps {
  readonly calls: SessionApi;
  /** What takes away each prompt of ours that stands. */
  readonly openPrompts: Set<() => void>;
  readonly closeAll: () => void;
  /** Reads the profiles anew. Rejects with an `AppError`. */
  readonly refresh: (signal?: AbortSignal) => Promise<AccountProfiles>;
  /** The profiles as they were read last; none before. */
  readonly list: () => readonly ProfileEntry[];
  /** Resolves once the profiles were read, well or not. */
  readonly known: () => Promise<void>;
  readonly isPinSet: () => boolean;
  /** Whether the viewer keeps out of statistics. */
  readonly isOptedOut: () => boolean;
  readonly rights: Rights;
  /** Makes a profile that of the session, with its tokens, and leads to its home; a place that waits stays where `isWaiting`. */
  readonly changeProfile: (profile: ProfileEntry, tokens: readonly Token[], isWaiting: boolean) => Promise<void>;
  readonly stop: () => void;
}
