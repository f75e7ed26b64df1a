import type { Observed } from '@fjernsyn/kernel';
import type { ProfileEntry } from '@fjernsyn/session';

/** The profiles of the account, as everybody asks for them. All that it does is fetched when it is first wanted. */
export interface Profiles {
  /** The profiles as they were read last, of nobody but the account that is there; undefined before. `load` asks for them. */
  readonly entries: Observed<readonly ProfileEntry[] | undefined>;
  /** Reads the profiles, as for a row that shows them. */
  load(): void;
  /** Opens the question who is watching over what the viewer sees; does nothing for nobody (S6.8). */
  choose(): void;
  /** Chooses a profile, and asks for its PIN where it has one (S4.37). */
  pick(profileId: string): void;
  /** Opens the creation of a profile (S4.38). */
  create(): void;
  /** Opens the profiles to edit, or one of them. */
  edit(profileId?: string): void;
  /** Asks for a PIN of the account, twice. */
  changePin(): void;
  stop(): void;
}
