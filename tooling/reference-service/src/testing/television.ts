import {
  type DeviceAuthorization,
  type IdentityDiscovery,
  type IdentityTokens,
  parseDeviceAuthorization,
  parseIdentityDiscovery,
  parseIdentityTokens,
  parseOAuthError,
} from '@fjernsyn/contracts';
import { tvClientId } from '../identity/addresses';
import { answerOf } from './answers';

/** A set that signs in, as the client's calls do it: it knows the discovery address alone. */
export interface Television {
  readonly discovery: IdentityDiscovery;
  authorize(): Promise<DeviceAuthorization>;
  /** Tokens, or the word of the refusal. */
  poll(deviceCode: string): Promise<IdentityTokens | string>;
  refresh(refreshToken: string | undefined): Promise<IdentityTokens | string>;
}

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** Makes the {@link Television}. */
export async function createTelevision(discoveryUrl: string): Promise<Television> {
  const discovery = parseIdentityDiscovery((await answerOf(discoveryUrl)).body);
  const post = (url: string, form: Readonly<Record<string, string>>) =>
    answerOf(url, { method: 'POST', body: new URLSearchParams({ ...form, client_id: tvClientId }) });
  const ask = async (form: Readonly<Record<string, string>>): Promise<IdentityTokens | string> => {
    const { status, body } = await post(discovery.tokenUrl, form);
    return status === 200 ? parseIdentityTokens(body) : `${parseOAuthError(body)?.error}`;
  };
  return {
    discovery,
    authorize: async () =>
      parseDeviceAuthorization(
        (await post(discovery.deviceAuthorizationUrl, { scope: 'openid tracking roles offline_access' })).body,
      ),
    poll: (deviceCode) => ask({ grant_type: deviceGrant, device_code: deviceCode }),
    refresh: (refreshToken = '') => ask({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
}
