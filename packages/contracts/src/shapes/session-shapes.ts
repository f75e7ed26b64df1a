import { authorizationSchema } from '../identity/device-authorization';
import { discoverySchema } from '../identity/discovery';
import { tokensSchema } from '../identity/identity-tokens';
import type { OAuthError } from '../identity/oauth-error';
import type { Token } from '../identity/token';
import { fieldsOf, value } from './field-shapes';
import { type Fields, listOf, objectOf, oneOfKnown, ref } from './shape';

const tokenType = oneOfKnown<Token['type']>({ UserAccount: true, UserProfile: true });

/** Signing in, and where the set stands. */
export const sessionShapes: Fields = {
  Token: {
    ...objectOf('A token, in one of two spellings.', {
      value: { type: 'string' },
      type: tokenType,
      expirationDate: value.date,
      refreshable: value.flag,
      Token: { type: 'string' },
      TokenType: tokenType,
      Expires: value.date,
      IsRefreshable: value.flag,
      isFallbackToken: ref('Flag', 'Whether nobody is signed in with it.'),
      scope: value.text,
      sid: value.id,
      profileId: value.id,
      userAccountId: value.id,
      isDeviceAbroad: value.flag,
      geoLocation: value.text,
      isCountryVerified: value.flag,
      accountCreated: value.flag,
      isOptedOut: value.flag,
      consent: { description: 'As the deployment likes.' },
    }),
    anyOf: [{ required: ['value', 'type', 'expirationDate'] }, { required: ['Token', 'TokenType', 'Expires'] }],
  },
  Tokens: { description: 'Tokens, or one of them alone.', anyOf: [listOf(ref('Token')), ref('Token')] },
  DeviceCode: objectOf(
    'The code of the older device sign-in.',
    { code: value.id, interval: ref('Size', 'Seconds between two polls, where the service says so.') },
    ['code'],
  ),
  DeviceAuthorization: objectOf(
    'What the viewer is shown to sign in elsewhere (RFC 8628).',
    fieldsOf(authorizationSchema, { interval: ref('Size', 'Seconds between two polls; 5 where none is sent.') }),
    ['device_code', 'user_code', 'verification_uri'],
  ),
  IdentityDiscovery: objectOf('Where the identity provider does what.', fieldsOf(discoverySchema), [
    'device_authorization_endpoint',
    'token_endpoint',
  ]),
  IdentityTokens: objectOf('The tokens of the identity provider.', fieldsOf(tokensSchema), ['access_token']),
  OAuthError: objectOf(
    'Why the identity provider gives no tokens (RFC 6749 and 8628).',
    {
      error: oneOfKnown<OAuthError['error']>({
        authorization_pending: true,
        slow_down: true,
        access_denied: true,
        expired_token: true,
        invalid_grant: true,
        invalid_client: true,
        invalid_request: true,
      }),
      error_description: value.text,
    },
    ['error'],
  ),
  ServiceError: objectOf(
    'Why the service refuses. With 403, 1 asks for another token, 8004 is too many devices, 8010 is protected media and 8012 asks for the guarded call; with 404, 8009 is an item without files; of the older device sign-in, 1 is pending and 2 expired.',
    { code: ref('Number', 'Often missing.'), message: ref('Text', 'For logs, not for viewers.') },
  ),
  Geolocation: objectOf('Where the set is, as the service sees it.', {
    geoLocation: ref('Text', 'Such as `dk`.'),
    isDeviceAbroad: value.flag,
    isCountryVerified: value.flag,
  }),
  Health: {
    description: 'Whether the service is there, in one of three shapes; only a plain false says no.',
    anyOf: [{ type: 'boolean' }, ref('HealthInMilliseconds'), ref('HealthInMinutes')],
  },
  HealthInMilliseconds: objectOf('Health, and milliseconds until it is to be asked again.', {
    serviceAvailable: { type: 'boolean' },
    nextPingInMilliseconds: value.number,
  }),
  HealthInMinutes: objectOf('Health, and minutes until it is to be asked again.', {
    status: objectOf('The status of the service.', {
      isServiceAvailableTV: { type: 'boolean' },
      nextPingInMinutes: value.number,
    }),
  }),
  LocaleStrings: {
    type: 'object',
    description: 'Texts of a language by id; what is missing falls back.',
    additionalProperties: value.text,
  },
};
