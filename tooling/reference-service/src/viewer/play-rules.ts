import { type CatalogueEntry, type Rating, ratingAges, titleBehind, trialOf } from '@fjernsyn/reference-catalogue';
import type { AccountState } from '../state/service-state';

/** Why somebody is not given the files of an item. */
export type PlayRefusal =
  | 'sign-in'
  | 'no-entitlement'
  | 'abroad'
  | 'above-guard'
  | 'guarded'
  | 'protected'
  | 'too-many-devices'
  | 'no-files';

/** Who wants to play something, and how it is asked. */
export interface PlayWish {
  /** None where nobody is signed in. */
  readonly account?: AccountState | undefined;
  /** Whether the PIN was given. */
  readonly isGuardPassed: boolean;
  readonly isAbroad: boolean;
  /** The subscription that the call names. */
  readonly sub?: string | undefined;
}

/** The rating from which a PIN is asked for, where there is one. */
export const guardRating = 'MRAM-15' satisfies Rating;

/** The rating from which an account asks for its PIN; undefined where it has none. */
export function playbackGuardOf({ pin }: AccountState): Rating | undefined {
  return pin === '' ? undefined : guardRating;
}

/** What stands against playing an entry; undefined where nothing does. */
export function playRefusal(entry: CatalogueEntry, wish: PlayWish): PlayRefusal | undefined {
  const trial = trialOf(entry);
  const needsAccount = trial === 'entitled' || trial === 'guarded' || needsSignIn(entry);
  if (needsAccount && wish.account === undefined) return 'sign-in';
  if (trial === 'entitled' && wish.account?.entitledItemIds.includes(entry.id) !== true) return 'no-entitlement';
  if (wish.isAbroad && isForDenmarkOnly(entry)) return 'abroad';
  if (trial === 'protected' || trial === 'too-many-devices') return trial;
  if ((trial === 'without-sub' && wish.sub !== undefined) || (trial === 'with-sub' && wish.sub === undefined))
    return 'no-files';
  if (wish.isGuardPassed) return undefined;
  if (trial === 'guarded') return 'guarded';
  return isAboveGuard(entry, wish.account) ? 'above-guard' : undefined;
}

/** Whether an entry may be played in Denmark alone. */
export function isForDenmarkOnly(entry: CatalogueEntry): boolean {
  if (entry.type === 'channel') return entry.channel.abroad === 'none';
  return entry.type === 'event' || trialOf(entry) === 'denmark-only';
}

function needsSignIn(entry: CatalogueEntry): boolean {
  return entry.type === 'program' && entry.film.needsSignIn === true;
}

function isAboveGuard(entry: CatalogueEntry, account: AccountState | undefined): boolean {
  const guard = account && playbackGuardOf(account);
  const rating = titleBehind(entry)?.rating;
  return guard !== undefined && rating !== undefined && ratingAges[rating] >= ratingAges[guard];
}
