import type { Specimen } from './specimen';

const wish = { scopes: ['Catalog'], optOut: false, cookieType: 'Session' } as const;
const discovery = {
  deviceAuthorizationUrl: 'https://id.example/device',
  tokenUrl: 'https://id.example/token',
  scopes: [],
};
const client = { discovery, clientId: 'fjernsyn-tv' };

/** The calls that sign somebody in, and say who is there, by their place in the groups. */
export const sessionSpecimens: Readonly<Record<string, Specimen>> = {
  'session.authorization.anonymous': {
    summary: 'Tokens for a set where nobody is signed in',
    whole: ({ session }) => session.authorization.anonymous({ deviceId: 'd-1', device: 'tv_web', ...wish }),
    bare: ({ session }) => session.authorization.anonymous({ deviceId: 'd-1', device: 'tv_web' }),
  },
  'session.authorization.account': {
    summary: 'Tokens for an account; with the PIN where the scopes need one',
    whole: ({ session }) =>
      session.authorization.account({ email: 'viggo@post.example', password: '…', pin: '…', ...wish }),
    bare: ({ session }) => session.authorization.account({ email: 'viggo@post.example', password: '…' }),
  },
  'session.authorization.profile': {
    summary: 'A token for a profile; the PIN is empty where it has none',
    whole: ({ session }) => session.authorization.profile({ profileId: 'p-203', pin: '…', ...wish }),
    bare: ({ session }) => session.authorization.profile({ profileId: 'p-203' }),
  },
  'session.authorization.exchange': {
    summary: 'Tokens for those of the identity provider',
    whole: ({ session }) =>
      session.authorization.exchange({ accessToken: '…', identityToken: '…', device: 'tv_web', ...wish }),
    bare: ({ session }) => session.authorization.exchange({ accessToken: '…', identityToken: '…', device: 'tv_web' }),
  },
  'session.authorization.refresh': {
    summary: 'A fresh token for one that is expiring; 400 where it is gone',
    whole: ({ session }) => session.authorization.refresh({ token: '…', ...wish }),
    bare: ({ session }) => session.authorization.refresh({ token: '…' }),
  },
  'session.authorization.deviceCode': {
    summary: 'A code of the older device sign-in',
    whole: ({ session }) => session.authorization.deviceCode({ id: 'd-1', name: 'Stuen', type: 'tv' }),
  },
  'session.authorization.byDeviceCode': {
    summary: 'Tokens by that code; 400 while it is not confirmed, and once it is too old',
    whole: ({ session }) => session.authorization.byDeviceCode({ deviceId: 'd-1', code: 'H7T3KM', ...wish }),
    bare: ({ session }) => session.authorization.byDeviceCode({ deviceId: 'd-1', code: 'H7T3KM' }),
    answer: 'parseTokens',
  },
  'session.identity.discover': {
    summary: 'Where the identity provider does what',
    whole: ({ session }) => session.identity.discover('https://id.example/.well-known/openid-configuration'),
  },
  'session.identity.authorizeDevice': {
    summary: 'Begins a sign-in on another device',
    whole: ({ session }) => session.identity.authorizeDevice(client),
  },
  'session.identity.pollToken': {
    summary: 'Tokens, once the sign-in is confirmed',
    whole: ({ session }) => session.identity.pollToken(client, '…'),
    answer: 'parseIdentityTokens',
  },
  'session.identity.refreshToken': {
    summary: 'Tokens for a refresh token',
    whole: ({ session }) => session.identity.refreshToken(client, '…'),
    answer: 'parseIdentityTokens',
  },
  'session.accounts.load': { summary: 'The account', whole: ({ session }) => session.accounts.load() },
  'session.accounts.setPin': {
    summary: 'Sets the PIN of the account',
    whole: ({ session }) => session.accounts.setPin('…'),
  },
  'session.accounts.requestVerification': {
    summary: 'Has another mail sent to verify the address',
    whole: ({ session }) => session.accounts.requestVerification(),
  },
  'session.accounts.verifyEmail': {
    summary: 'Says that an address belongs to its owner',
    whole: ({ session }) => session.accounts.verifyEmail('…'),
  },
  'session.accounts.resetPassword': {
    summary: 'Sets a new password',
    whole: ({ session }) => session.accounts.resetPassword('…', '…'),
  },
  'session.profiles.current': {
    summary: 'The profile that was chosen, with what its viewer did',
    whole: ({ session }) => session.profiles.current(),
  },
  'session.profiles.create': {
    summary: 'A new profile',
    whole: ({ session }) => session.profiles.create({ name: 'Liv', isPinEnabled: false, segments: ['ultra'] }),
    bare: ({ session }) => session.profiles.create({ name: 'Liv' }),
  },
  'session.profiles.update': {
    summary: 'Changes what is said of a profile',
    whole: ({ session }) => session.profiles.update('p-204', { name: 'Liv', isPinEnabled: false, segments: ['ultra'] }),
    bare: ({ session }) => session.profiles.update('p-204', {}),
  },
  'session.profiles.remove': {
    summary: 'Takes a profile away',
    whole: ({ session }) => session.profiles.remove('p-204'),
  },
  'session.geolocation.locate': {
    summary: 'Where the set is',
    whole: ({ session }) => session.geolocation.locate(),
  },
  'session.localeStrings.load': {
    summary: 'The texts of a language',
    whole: ({ session }) => session.localeStrings.load('da'),
  },
};
