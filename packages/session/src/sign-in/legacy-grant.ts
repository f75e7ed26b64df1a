import type { Authorization } from '@fjernsyn/api';
import { AppError, type DurationMs, durationsMs } from '@fjernsyn/kernel';
import { sessionErrors } from '../errors';
import { signInScopes } from '../token-scopes';
import type { CodeGrant } from './code-grant';

/** Dependencies of {@link createLegacyGrant}. */
export interface LegacyGrantDeps {
  readonly authorization: Pick<Authorization, 'deviceCode' | 'byDeviceCode'>;
  readonly deviceId: string;
  /** What the set is called in the viewer's list of devices, and its kind. */
  readonly device: { readonly name: string; readonly type: string };
  /** Where the code is typed, as configured. */
  readonly activationUrl: string | undefined;
  readonly isOptedOut: () => boolean;
}

/** When the older sign-in is asked about, unless the service says otherwise (S4.23, reading "Legacy poll"). */
const firstWaitMs: DurationMs = 15 * durationsMs.second;
const intervalMs: DurationMs = 5 * durationsMs.second;

/** How long questions may fail without a break (S4.24, reading "After 12 minutes (120000 ms)"). */
const errorsEndAfterMs: DurationMs = 120 * durationsMs.second;

/** Makes the older device code of the service the way to sign in (S4.23). */
export function createLegacyGrant(deps: LegacyGrantDeps): CodeGrant {
  const { authorization, deviceId, device, activationUrl, isOptedOut } = deps;
  return {
    errorsEndAfterMs,
    async request(signal) {
      const { code, pollIntervalMs } = await authorization.deviceCode({ id: deviceId, ...device }, signal);
      return {
        userCode: code,
        verificationUri: activationUrl,
        verificationUriComplete: undefined,
        expiresAt: undefined,
        firstWaitMs,
        intervalMs: pollIntervalMs ?? intervalMs,
        secret: code,
      };
    },
    async poll({ secret }, signal) {
      const wish = { deviceId, code: secret, optOut: isOptedOut(), scopes: signInScopes };
      const answer = await authorization.byDeviceCode(wish, signal);
      return answer.type === 'signed-in'
        ? { type: 'confirmed', grant: { type: 'service', tokens: answer.tokens } }
        : answer;
    },
    async redeem(grant) {
      if (grant.type === 'service') return grant.tokens;
      throw new AppError(sessionErrors.signInRefused, { facts: { error: 'grant' } });
    },
  };
}
