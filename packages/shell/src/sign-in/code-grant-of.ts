import type { SessionApi } from '@fjernsyn/api';
import { asRecord } from '@fjernsyn/kernel';
import type { Clock, Ports } from '@fjernsyn/platform';
import { type CodeGrant, createDeviceGrant, createLegacyGrant, deviceIdOf } from '@fjernsyn/session';

/** Dependencies of {@link codeGrantOf}. */
export interface CodeGrantOfDeps extends Pick<SessionApi, 'authorization' | 'identity'> {
  readonly ports: Pick<Ports, 'device' | 'random' | 'store'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly isOptedOut: () => boolean;
}

/**
 * The way to sign in by a code: by the identity provider where the service names its discovery, else by the service's older codes (reading
 * "Device grant or legacy flow"). `customFields` are those of the service's general configuration.
 */
export function codeGrantOf({ ports, ...deps }: CodeGrantOfDeps, customFields: unknown): CodeGrant {
  const { identityDiscoveryUrl, identityClientId, deviceActivationUrl } = asRecord(customFields) ?? {};
  const { serviceDevice, model } = ports.device;
  if (typeof identityDiscoveryUrl === 'string' && typeof identityClientId === 'string') {
    const provider = { discoveryUrl: identityDiscoveryUrl, clientId: identityClientId };
    return createDeviceGrant({ ...deps, provider, device: serviceDevice });
  }
  return createLegacyGrant({
    ...deps,
    deviceId: deviceIdOf(ports),
    device: { name: model, type: serviceDevice },
    activationUrl: typeof deviceActivationUrl === 'string' ? deviceActivationUrl : undefined,
  });
}
