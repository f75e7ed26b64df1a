import { type Geolocation, type LocaleStrings, parseGeolocation, parseLocaleStrings } from '@fjernsyn/contracts';
import type { Api } from '../api';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';
import { type Accounts, createAccounts, createProfiles, type Profiles } from './accounts';
import { type Authorization, createAuthorization } from './authorization';
import { createIdentity, type Identity } from './identity';

/** Who is there, and where the set stands. */
export interface SessionApi {
  readonly authorization: Authorization;
  readonly identity: Identity;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly geolocation: { locate(signal?: AbortSignal): Promise<Geolocation> };
  /** Texts of a language; its fallbacks are whoever asks, language by language. */
  readonly localeStrings: { load(language: string, signal?: AbortSignal): Promise<LocaleStrings> };
}

/** Makes the {@link SessionApi} on a core. */
export function createSessionApi({ wiring: { caller } }: Pick<Api, 'wiring'>): SessionApi {
  return {
    authorization: createAuthorization(caller),
    identity: createIdentity(caller),
    accounts: createAccounts(caller),
    profiles: createProfiles(caller),
    geolocation: { locate: (signal) => locate(caller, signal) },
    localeStrings: { load: (language, signal) => loadStrings(caller, language, signal) },
  };
}

function locate({ perform }: Caller, signal: AbortSignal | undefined): Promise<Geolocation> {
  return perform(
    {
      name: 'geolocation',
      method: 'POST',
      path: '/geolocation',
      common: commonParts.language,
      parse: parseGeolocation,
    },
    signal,
  );
}

function loadStrings({ perform }: Caller, language: string, signal: AbortSignal | undefined): Promise<LocaleStrings> {
  return perform(
    {
      name: 'locale-strings',
      method: 'GET',
      path: '/locale/{language}.json',
      pathParameters: { language },
      common: [],
      parse: parseLocaleStrings,
    },
    signal,
  );
}
