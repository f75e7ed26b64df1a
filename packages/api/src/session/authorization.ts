import {
  type DeviceCode,
  parseDeviceCode,
  parseServiceError,
  parseTokens,
  serviceCodes,
  type Token,
} from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { apiErrors } from '../errors';
import type { Call } from '../request/call';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';

/** What a token is for. */
export type ScopeName = 'Catalog' | 'Playback' | 'Settings' | 'Commerce';

/** Consent, and whether a session is to be kept, as the token calls take them. */
export interface TokenWish {
  readonly scopes?: readonly ScopeName[] | undefined;
  /** Whether the viewer keeps out of statistics. */
  readonly optOut?: boolean | undefined;
  readonly cookieType?: 'Session' | 'Persistent' | undefined;
}

/** What came of asking for tokens by the code of the older device sign-in. */
export type DeviceCodeOutcome =
  | { readonly type: 'signed-in'; readonly tokens: readonly Token[] }
  | { readonly type: 'pending' }
  | { readonly type: 'expired' };

/**
 * Tokens from the service (S7, C7). None of these calls ever renews a token: a refusal is about what was sent, a wrong PIN say. Secrets
 * travel in the body alone.
 */
export interface Authorization {
  /** Tokens for a set where nobody is signed in. */
  anonymous(
    wish: TokenWish & { readonly deviceId: string; readonly device: string },
    signal?: AbortSignal,
  ): Promise<readonly Token[]>;
  /** Tokens for an account; with a PIN where the scopes need one. */
  account(
    wish: TokenWish & { readonly email: string; readonly password: string; readonly pin?: string | undefined },
    signal?: AbortSignal,
  ): Promise<readonly Token[]>;
  /** Tokens for a profile. Without a PIN where it has none. Rejects with `api/unauthorized` where it is wrong. */
  profile(
    wish: TokenWish & { readonly profileId: string; readonly pin?: string | undefined },
    signal?: AbortSignal,
  ): Promise<readonly Token[]>;
  /** The service's tokens for those of the identity provider. A 401 or 500 ends the session. */
  exchange(
    wish: TokenWish & { readonly accessToken: string; readonly identityToken: string; readonly device: string },
    signal?: AbortSignal,
  ): Promise<readonly Token[]>;
  /** One token for one that is expiring. Rejects with `api/rejected` (400) where it is gone. */
  refresh(wish: TokenWish & { readonly token: string }, signal?: AbortSignal): Promise<Token>;
  /** The code of the older device sign-in: asking once more renews it. */
  deviceCode(
    device: { readonly id: string; readonly name: string; readonly type: string },
    signal?: AbortSignal,
  ): Promise<DeviceCode>;
  /** Whether that code was confirmed. */
  byDeviceCode(
    wish: TokenWish & { readonly deviceId: string; readonly code: string },
    signal?: AbortSignal,
  ): Promise<DeviceCodeOutcome>;
}

/** Makes the {@link Authorization}. */
export function createAuthorization({ perform }: Caller): Authorization {
  return {
    anonymous: ({ deviceId, device, ...wish }, signal) =>
      perform(
        {
          ...tokensCall('authorization-anonymous', '/authorization/anonymous-sso', { deviceId, ...toBody(wish) }),
          query: { device, supportFallbackToken: true },
        },
        signal,
      ),
    async account({ email, password, pin, ...wish }, signal) {
      const body = { email, password, pin, ...toBody(wish) };
      return withScope(await perform(tokensCall('authorization', '/authorization', body), signal), body.scopes);
    },
    async profile({ profileId, pin = '', ...wish }, signal) {
      const body = { profileId, pin, ...toBody(wish) };
      const call = tokensCall('authorization-profile', '/authorization/profile', body);
      return withScope(await perform({ ...call, scope: 'account-catalog' }, signal), body.scopes);
    },
    exchange: ({ accessToken, identityToken, device, ...wish }, signal) =>
      perform(
        {
          ...tokensCall('authorization-exchange', '/authorization/exchange', {
            accessToken,
            identityToken,
            device,
            ...toBody(wish),
          }),
          query: { supportFallbackToken: true },
        },
        signal,
      ),
    async refresh({ token, optOut, cookieType }, signal) {
      const [renewed] = await perform(
        {
          ...tokensCall('authorization-refresh', '/authorization/refresh', { token, optout: optOut, cookieType }),
          query: { supportFallbackToken: true },
        },
        signal,
      );
      if (renewed === undefined) throw new AppError(apiErrors.malformedAnswer);
      return renewed;
    },
    deviceCode: (body, signal) =>
      perform({ ...postCall('device-code', '/authorization/device/code', body), parse: parseDeviceCode }, signal),
    byDeviceCode: ({ deviceId, code, ...wish }, signal) =>
      perform<DeviceCodeOutcome>(
        {
          ...postCall('authorization-device', '/authorization/device', { id: deviceId, code, ...toBody(wish) }),
          parse: (answer, report) => ({ type: 'signed-in', tokens: parseTokens(answer, report) }),
          parseRefusal: readDeviceRefusal,
        },
        signal,
      ),
  };
}

function postCall(name: string, path: string, body: unknown): Omit<Call<unknown>, 'parse' | 'parseRefusal'> {
  return { name, method: 'POST', path, common: commonParts.language, renewsToken: false, body };
}

function tokensCall(name: string, path: string, body: unknown): Call<readonly Token[]> {
  return { ...postCall(name, path, body), parse: parseTokens };
}

/** Tokens with the scope that was asked for: a service that was asked for one does not say again which. */
function withScope(tokens: readonly Token[], scopes: readonly ScopeName[]): readonly Token[] {
  const [scope, another] = scopes;
  return another === undefined ? tokens.map((token) => ({ ...token, scope: token.scope ?? scope })) : tokens;
}

function toBody({ scopes = ['Catalog'], optOut, cookieType }: TokenWish) {
  return { scopes, optout: optOut, cookieType };
}

/** The service refuses with one code while it waits for the viewer, and with another when the code is too old. */
function readDeviceRefusal(status: number, body: unknown): DeviceCodeOutcome | undefined {
  const { code } = parseServiceError(body);
  if (status !== 400) return undefined;
  if (code === serviceCodes.deviceCodePending) return { type: 'pending' };
  return code === serviceCodes.deviceCodeExpired ? { type: 'expired' } : undefined;
}
