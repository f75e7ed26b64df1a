import { randomUUID } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import type { ServiceState } from '../state/service-state';
import { olderClientId } from './addresses';

/** A code as viewers may type it: letters and digits, whatever the case and the dashes. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * A code of the older device sign-in, looking like one of the provider's, so that the same pages ask for it, sign the viewer in and
 * confirm it. Times are seconds of the service's clock.
 */
export function olderCodeAsOurs(state: ServiceState, userCode: string): AdapterPayload | undefined {
  const code = olderCodeOf(state, userCode);
  const kept = code === undefined ? undefined : state.deviceCodes[code];
  if (kept === undefined) return undefined;
  const exp = Math.floor(kept.expiresAt / 1_000);
  return {
    kind: 'DeviceCode',
    jti: randomUUID(),
    clientId: olderClientId,
    params: { client_id: olderClientId, scope: 'openid' },
    userCode,
    iat: exp - 1,
    exp,
    ...(kept.accountId !== undefined && { accountId: kept.accountId }),
  };
}

/** The state once a code that {@link olderCodeAsOurs} gave was confirmed, or refused, which ends the older one. */
export function settleOlderCode(state: ServiceState, payload: AdapterPayload): ServiceState {
  if (payload.clientId !== olderClientId) return state;
  const code = olderCodeOf(state, payload.userCode ?? '');
  const kept = code === undefined ? undefined : state.deviceCodes[code];
  if (code === undefined || kept === undefined) return state;
  if (typeof payload.error === 'string') {
    const { [code]: _refused, ...others } = state.deviceCodes;
    return { ...state, deviceCodes: others };
  }
  const { accountId } = payload;
  return accountId === undefined
    ? state
    : { ...state, deviceCodes: { ...state.deviceCodes, [code]: { ...kept, accountId } } };
}

/** The code as the set shows it, by what is left of it without dashes. */
export function olderCodeOf(state: ServiceState, userCode: string): string | undefined {
  return Object.keys(state.deviceCodes).find((code) => plainCode(code) === userCode);
}
