/** How far an item was watched, in whole seconds. Moments are epoch ms. */
export interface WatchedState {
  readonly positionSeconds: number;
  readonly firstWatchedAt: number;
  readonly lastWatchedAt: number;
  readonly isFullyWatched: boolean;
}

/** A profile, and what its viewer did. Moments are epoch ms; records go by item id. */
export interface ProfileState {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** The first says for whom the profile is: `drtv`, `ultra`, `ramasjang` or `minisjang`. */
  readonly segments: readonly string[];
  readonly isPinEnabled: boolean;
  /** The highest class shown, where there is a limit. */
  readonly maxRating?: string;
  readonly languageCode: string;
  readonly watched: Readonly<Record<string, WatchedState>>;
  /** Items taken off the continue-watching list, until they are watched again. */
  readonly dismissed: Readonly<Record<string, number>>;
  readonly bookmarked: Readonly<Record<string, number>>;
  readonly followed: Readonly<Record<string, number>>;
  /** 1 to 10. */
  readonly rated: Readonly<Record<string, number>>;
}

/** An account with its profiles; the first profile made is the primary one. */
export interface AccountState {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of a test account that everybody may know. */
  readonly password: string;
  /** Four digits; empty where none was set. */
  readonly pin: string;
  readonly isEmailVerified: boolean;
  readonly isAbroad: boolean;
  /** `Registered` for most; another code opens less. */
  readonly subscriptionCode: string;
  /** When what it subscribed to ended, epoch ms; none while it goes on. */
  readonly subscriptionEndedAt?: number;
  /** Whether nobody may sign in to it. */
  readonly isLocked?: boolean;
  /** Items this account may see beyond what everybody may. */
  readonly entitledItemIds: readonly string[];
  readonly createdAt: number;
  readonly primaryProfileId: string;
  readonly profiles: readonly ProfileState[];
}

/** What a token is for. */
export type TokenScope = 'Catalog' | 'Playback' | 'Settings' | 'Commerce';

/** A token that was given out, under the hash of its value. Moments are epoch ms. */
export interface TokenState {
  readonly type: 'UserAccount' | 'UserProfile';
  readonly scope: TokenScope;
  /** None where nobody is signed in. */
  readonly accountId?: string;
  readonly profileId?: string;
  readonly expiresAt: number;
  readonly isRefreshable: boolean;
  /** A token is exchanged for the next one once. */
  readonly isReplaced: boolean;
}

/** A code of the older device sign-in, under the code. Moments are epoch ms. */
export interface DeviceCodeState {
  readonly deviceId: string;
  readonly expiresAt: number;
  /** Whose tokens the device is given, once somebody has confirmed the code. */
  readonly accountId?: string;
}

/** What the identity provider keeps, under its own keys. */
export interface IdentityRecord {
  readonly payload: unknown;
  /** Epoch ms; none for what stays. */
  readonly expiresAt?: number;
}

/** Everything the service keeps between two runs. */
export interface ServiceState {
  readonly accounts: Readonly<Record<string, AccountState>>;
  readonly tokens: Readonly<Record<string, TokenState>>;
  readonly deviceCodes: Readonly<Record<string, DeviceCodeState>>;
  readonly identity: Readonly<Record<string, IdentityRecord>>;
}
