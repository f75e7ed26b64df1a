import { type Api, createSessionApi } from '@fjernsyn/api';
import type { Ports } from '@fjernsyn/platform';
import { createConsentRecord, createTokenCalls, deviceIdOf, type TokenCalls } from '@fjernsyn/session';

/** The calls that give a session its tokens, on the service and for this set. Apart, as no start needs them before its first rail. */
export function tokenCallsOf(api: Pick<Api, 'wiring'>, ports: Pick<Ports, 'device' | 'random' | 'store'>): TokenCalls {
  const { authorization, identity } = createSessionApi(api);
  const { isOptedOut } = createConsentRecord(ports.store);
  return createTokenCalls({
    authorization,
    identity,
    device: ports.device.serviceDevice,
    deviceId: deviceIdOf(ports),
    isOptedOut,
  });
}
