import {
  accountExample,
  bookmarkExample,
  continueWatchingExample,
  deviceAuthorizationExample,
  deviceCodeExample,
  exchangedTokensExample,
  geolocationExample,
  identityDiscoveryExample,
  identityTokensExample,
  itemListExample,
  itemSummaryExample,
  liveStreamsExample,
  localeStringsExample,
  mediaFilesExample,
  nextItemExample,
  pageExample,
  profileExample,
  schedulesExample,
  searchResultExample,
  serviceConfigExample,
  tokensExample,
  userRatingExample,
  watchedExample,
} from '@fjernsyn/contracts/examples';
import { toInstant } from '@fjernsyn/kernel';
import { expect, it } from 'vitest';
import { createCallSetting } from './testing/call-setting';

type Setting = ReturnType<typeof createCallSetting>;
type Asked = ReturnType<Setting['asked']>[number];

const service = 'https://service.example';
const cdn = 'https://cdn.example';
const json = { accept: 'application/json', 'content-type': 'application/json' };
const bearer = (scope: string) => ({ accept: 'application/json', 'x-authorization': `Bearer ${scope}` });

const language = { lang: 'da', ff: 'idp,ldp,rpt' };
const viewer = { ...language, device: 'tv_web', sub: 'Registered', segments: 'drtv,ultra' };
const limited = { ...language, max_rating: 'MRAM-11' };
const rated = { ...viewer, max_rating: 'MRAM-11' };
const accessible = { ...rated, accessibility: 'SpokenSubtitles' };
const place = { isDeviceAbroad: 'false', geoLocation: 'dk' };
const watching = { ...place, isLive2VodSupported: 'true' };
const application = { appVersion: '2.519.2', distributor: 'own' };
const streams = { delivery: 'stream', resolution: 'HD-1080', formats: 'mpd,hls' };

const discovery = {
  deviceAuthorizationUrl: 'https://id.example/device',
  tokenUrl: 'https://id.example/token',
  scopes: [],
};
const identityClient = { discovery, clientId: 'fjernsyn-tv' };
const form = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
const startAt = toInstant('2026-11-28T18:20:00Z') ?? 0;

interface Row {
  readonly call: (setting: Setting) => Promise<unknown>;
  readonly answer?: unknown;
  readonly asks: Partial<Asked> & Pick<Asked, 'address'>;
}

const open = { method: 'GET' as const, headers: {}, body: undefined };
const catalogue = (path: string, query: Asked['query']): Row['asks'] => ({ ...open, address: cdn + path, query });
const secured = (method: Asked['method'], path: string, query: Asked['query'], scope: string, body?: unknown) => ({
  method,
  address: service + path,
  query,
  headers: body === undefined ? bearer(scope) : { ...json, ...bearer(scope) },
  body: body === undefined ? undefined : JSON.stringify(body),
});
const posted = (path: string, query: Asked['query'], body: unknown): Row['asks'] => ({
  method: 'POST',
  address: service + path,
  query,
  headers: json,
  body: JSON.stringify(body),
});
const identity = (path: string, body: string): Row['asks'] => ({
  method: 'POST',
  address: `https://id.example${path}`,
  query: {},
  headers: form,
  body,
});

const rows: Readonly<Record<string, Row>> = {
  '[AP20] the configuration': {
    call: ({ api }) => api.config.load(),
    answer: serviceConfigExample,
    asks: catalogue('/config', {
      ...viewer,
      ...application,
      include: 'general,classification,sitemap,distributor,navigation,subscription,i18n,playback,linear,display',
    }),
  },
  '[AP21] a page': {
    call: ({ api }) => api.pages.byPath('/serie/a_1', undefined, { largeListPageSize: 48 }),
    answer: pageExample,
    asks: catalogue('/page', {
      ...accessible,
      ...watching,
      ...application,
      path: '/serie/a_1',
      list_page_size: '24',
      list_page_size_large: '48',
      max_list_prefetch: '3',
      item_detail_expand: 'all',
      item_detail_select_season: 'first',
      text_entry_format: 'html',
    }),
  },
  '[AP22] an item': {
    call: ({ api }) => api.items.detail('1', undefined, { isCustomId: true, season: 'latest' }),
    answer: itemSummaryExample,
    asks: catalogue('/items/1', {
      ...accessible,
      ...watching,
      expand: 'all',
      select_season: 'latest',
      use_custom_id: 'true',
    }),
  },
  '[AP23] the media of an item': {
    call: ({ media }) => media.videos('1', undefined, { isLive2Vod: true }),
    answer: mediaFilesExample,
    asks: catalogue('/items/1/videos', { ...viewer, ...streams, geoLocation: 'dk', isLive2Vod: 'true' }),
  },
  '[AP34] the media of an item for an account': {
    call: ({ viewer: own }) => own.media.videos('1', undefined, { isLive2Vod: false }),
    answer: mediaFilesExample,
    asks: secured(
      'GET',
      '/account/items/1/videos',
      { ...viewer, ...streams, geoLocation: 'dk', isLive2Vod: 'false' },
      'account-catalog',
    ),
  },
  '[AP34] guarded media, without the place of the set': {
    call: ({ viewer: own }) => own.media.guardedVideos('1'),
    answer: mediaFilesExample,
    asks: secured('GET', '/account/items/1/videos-guarded', { ...viewer, ...streams }, 'account-playback'),
  },
  '[AP25] lists': {
    call: ({ api }) => api.lists.byIds(['1', '2'], undefined, { order: 'asc', orderBy: 'a-z', itemType: 'show' }),
    answer: [itemListExample],
    asks: catalogue('/lists', {
      ...accessible,
      distributor: 'own',
      ids: '1,2',
      page_size: '24',
      order: 'asc',
      order_by: 'a-z',
      item_type: 'show',
    }),
  },
  '[AP26] a page of a list': {
    call: ({ api }) =>
      api.lists.page('1', { page: 2, parameter: 'TitleGroupKey:å', order: 'desc', relations: ['season', 'show'] }),
    answer: itemListExample,
    asks: catalogue('/lists/1', {
      ...accessible,
      page: '2',
      page_size: '24',
      param: 'TitleGroupKey:å',
      order: 'desc',
      relations: 'season,show',
    }),
  },
  '[AP27] the health of the service': {
    call: ({ api }) => api.health.ping(),
    answer: 'true',
    asks: catalogue('/health', {}),
  },
  '[AP40] the account': {
    call: ({ session }) => session.accounts.load(),
    answer: accountExample,
    asks: secured('GET', '/account', language, 'account-catalog'),
  },
  '[AP41] a new PIN': {
    call: ({ session }) => session.accounts.setPin('1234'),
    asks: secured('PUT', '/account/pin', language, 'account-settings', { pin: '1234' }),
  },
  '[AP480] another mail to verify the address': {
    call: ({ session }) => session.accounts.requestVerification(),
    asks: secured('POST', '/account/request-email-verification', language, 'account-catalog'),
  },
  '[AP57] that an address was verified': {
    call: ({ session }) => session.accounts.verifyEmail('mail-key'),
    asks: {
      method: 'POST',
      address: `${service}/verify-email`,
      query: language,
      headers: { accept: 'application/json', authorization: 'mail-key' },
      body: undefined,
    },
  },
  '[AP57] a new password': {
    call: ({ session }) => session.accounts.resetPassword('hemmelig', 'mail-key'),
    asks: {
      method: 'POST',
      address: `${service}/reset-password`,
      query: language,
      headers: { ...json, authorization: 'mail-key' },
      body: '{"password":"hemmelig"}',
    },
  },
  '[AP45] the profile': {
    call: ({ session }) => session.profiles.current(),
    answer: profileExample,
    asks: secured('GET', '/account/profile', language, 'profile-catalog'),
  },
  '[AP42] a new profile': {
    call: ({ session }) => session.profiles.create({ name: 'Liv', isPinEnabled: false, segments: ['ultra'] }),
    answer: profileExample,
    asks: secured('POST', '/account/profiles', language, 'account-settings', {
      name: 'Liv',
      pinEnabled: false,
      segments: ['ultra'],
    }),
  },
  '[AP43] a change of a profile, and nothing that stays': {
    call: ({ session }) => session.profiles.update('p-1', { name: 'Liva' }),
    asks: secured('PATCH', '/account/profiles/p-1', language, 'account-settings', { name: 'Liva' }),
  },
  '[AP44] the end of a profile': {
    call: ({ session }) => session.profiles.remove('p-1'),
    asks: secured('DELETE', '/account/profiles/p-1', language, 'account-settings'),
  },
  '[AP46] where the set is': {
    call: ({ session }) => session.geolocation.locate(),
    answer: geolocationExample,
    asks: {
      method: 'POST',
      address: `${service}/geolocation`,
      query: language,
      headers: { accept: 'application/json' },
      body: undefined,
    },
  },
  '[AP47] tokens for an account': {
    call: ({ session }) =>
      session.authorization.account({ email: 'a@b.example', password: 'x', pin: '1234', scopes: ['Playback'] }),
    answer: tokensExample,
    asks: posted('/authorization', language, {
      email: 'a@b.example',
      password: 'x',
      pin: '1234',
      scopes: ['Playback'],
    }),
  },
  '[AP48] tokens for a set where nobody is signed in': {
    call: ({ session }) => session.authorization.anonymous({ deviceId: 'd-1', device: 'tv_web', optOut: true }),
    answer: tokensExample,
    asks: posted(
      '/authorization/anonymous-sso',
      { ...language, device: 'tv_web', supportFallbackToken: 'true' },
      { deviceId: 'd-1', scopes: ['Catalog'], optout: true },
    ),
  },
  '[AP49] a code for the older device sign-in': {
    call: ({ session }) => session.authorization.deviceCode({ id: 'd-1', name: 'Stuen', type: 'tv' }),
    answer: deviceCodeExample,
    asks: posted('/authorization/device/code', language, { id: 'd-1', name: 'Stuen', type: 'tv' }),
  },
  '[AP49] tokens by that code': {
    call: ({ session }) => session.authorization.byDeviceCode({ deviceId: 'd-1', code: 'H7T3KM' }),
    answer: tokensExample,
    asks: posted('/authorization/device', language, { id: 'd-1', code: 'H7T3KM', scopes: ['Catalog'] }),
  },
  '[AP50] tokens in exchange': {
    call: ({ session }) =>
      session.authorization.exchange({ accessToken: 'a', identityToken: 'i', device: 'tv_web', optOut: false }),
    answer: exchangedTokensExample,
    asks: posted(
      '/authorization/exchange',
      { ...language, supportFallbackToken: 'true' },
      { accessToken: 'a', identityToken: 'i', device: 'tv_web', scopes: ['Catalog'], optout: false },
    ),
  },
  '[AP51] a token for a profile': {
    call: ({ session }) => session.authorization.profile({ profileId: 'p-1', scopes: ['Catalog'] }),
    answer: [tokensExample[1]],
    asks: secured('POST', '/authorization/profile', language, 'account-catalog', {
      profileId: 'p-1',
      pin: '',
      scopes: ['Catalog'],
    }),
  },
  '[AP52] a fresh token for an old one': {
    call: ({ session }) => session.authorization.refresh({ token: 'old' }),
    answer: tokensExample[0],
    asks: posted('/authorization/refresh', { ...language, supportFallbackToken: 'true' }, { token: 'old' }),
  },
  '[AP53] where the identity provider does what': {
    call: ({ session }) => session.identity.discover('https://id.example/.well-known/openid-configuration'),
    answer: identityDiscoveryExample,
    asks: { ...open, address: 'https://id.example/.well-known/openid-configuration', query: {} },
  },
  '[AP54] a device authorization': {
    call: ({ session }) => session.identity.authorizeDevice(identityClient),
    answer: deviceAuthorizationExample,
    asks: identity('/device', 'client_id=fjernsyn-tv&scope=openid%20tracking%20roles%20offline_access'),
  },
  '[AP55] tokens by a device code': {
    call: ({ session }) => session.identity.pollToken(identityClient, 'dev 1'),
    answer: identityTokensExample,
    asks: identity(
      '/token',
      'client_id=fjernsyn-tv&device_code=dev%201&grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code',
    ),
  },
  '[AP55] tokens by a refresh token': {
    call: ({ session }) => session.identity.refreshToken(identityClient, 'ref'),
    answer: identityTokensExample,
    asks: identity('/token', 'client_id=fjernsyn-tv&grant_type=refresh_token&refresh_token=ref'),
  },
  '[AP56] the texts of a language': {
    call: ({ session }) => session.localeStrings.load('da'),
    answer: localeStringsExample,
    asks: catalogue('/locale/da.json', {}),
  },
  '[AP60] a bookmark': {
    call: ({ viewer: own }) => own.bookmarks.add('1'),
    answer: bookmarkExample,
    asks: secured('PUT', '/account/profile/bookmarks/1', language, 'profile-catalog'),
  },
  '[AP60] a bookmark taken off': {
    call: ({ viewer: own }) => own.bookmarks.remove('1'),
    asks: secured('DELETE', '/account/profile/bookmarks/1', language, 'profile-catalog'),
  },
  '[AP61] the bookmarks': {
    call: ({ viewer: own }) => own.lists.bookmarks({ page: 2, itemType: 'show' }),
    answer: itemListExample,
    asks: secured(
      'GET',
      '/account/profile/bookmarks/list',
      { ...limited, page: '2', page_size: '24', order: 'date-modified', item_type: 'show' },
      'profile-catalog',
    ),
  },
  '[AP62] what is being watched': {
    call: ({ viewer: own }) => own.lists.continueWatching({ page: 1 }),
    answer: continueWatchingExample,
    asks: secured(
      'GET',
      '/account/profile/continue-watching/list',
      {
        ...language,
        page: '1',
        page_size: '24',
        show_item_type: 'show',
        include: 'episode,season',
        sub: 'Registered',
        max_rating: 'MRAM-11',
        accessibility: 'SpokenSubtitles',
      },
      'profile-catalog',
    ),
  },
  '[AP63] something taken off what is being watched': {
    call: ({ viewer: own }) => own.lists.removeFromContinueWatching('1'),
    asks: secured('DELETE', '/account/profile/continue-watching/1', language, 'profile-catalog'),
  },
  '[AP64] a follow': {
    call: ({ viewer: own }) => own.follows.add('1'),
    answer: bookmarkExample,
    asks: secured('PUT', '/account/profile/follows/1', language, 'profile-catalog'),
  },
  '[AP64] the end of a follow': {
    call: ({ viewer: own }) => own.follows.remove('1'),
    asks: secured('DELETE', '/account/profile/follows/1', language, 'profile-catalog'),
  },
  '[AP65] the next item': {
    call: ({ viewer: own }) => own.suggestions.nextItem('1'),
    answer: nextItemExample,
    asks: secured(
      'GET',
      '/account/profile/items/1/next',
      { ...language, expand: 'parent', max_rating: 'MRAM-11', accessibility: 'SpokenSubtitles' },
      'profile-catalog',
    ),
  },
  '[AP66] what is offered': {
    call: ({ viewer: own }) => own.suggestions.offered('1'),
    answer: itemSummaryExample,
    asks: secured(
      'GET',
      '/account/profile/items/1/offered',
      { ...limited, ...watching, expand: 'all' },
      'profile-catalog',
    ),
  },
  '[AP67] lists as a profile has them': {
    call: ({ viewer: own }) => own.lists.byIds(['1', '2'], { order: 'asc', orderBy: 'date-added', itemType: 'movie' }),
    answer: [itemListExample],
    asks: secured(
      'GET',
      '/account/profile/lists',
      { ...rated, ids: '1,2', page_size: '24', order: 'asc', order_by: 'date-added', item_type: 'movie' },
      'profile-catalog',
    ),
  },
  '[AP68] a rating': {
    call: ({ viewer: own }) => own.ratings.rate('1', 9),
    answer: userRatingExample,
    asks: secured('PUT', '/account/profile/ratings/1', { ...language, rating: '9' }, 'profile-catalog'),
  },
  '[AP69] what was watched': {
    call: ({ viewer: own }) => own.lists.watched({ page: 1, isCompleted: true, order: 'desc', orderBy: 'date-added' }),
    answer: itemListExample,
    asks: secured(
      'GET',
      '/account/profile/watched/list',
      { ...limited, page: '1', page_size: '24', completed: 'true', order: 'desc', order_by: 'date-added' },
      'profile-catalog',
    ),
  },
  '[AP70] a position, in whole seconds': {
    call: ({ viewer: own }) => own.watched.save('1', 61.9),
    answer: watchedExample,
    asks: secured('PUT', '/account/profile/watched/1', { ...language, position: '61' }, 'profile-catalog'),
  },
  '[AP71] what is to be forgotten': {
    call: ({ viewer: own }) => own.watched.remove(['1', '2']),
    asks: secured('DELETE', '/account/profile/watched', { ...language, item_ids: '1,2' }, 'profile-catalog'),
  },
  '[AP72] what goes with an item': {
    call: ({ viewer: own }) => own.suggestions.related('1'),
    answer: itemListExample,
    asks: secured('GET', '/items/1/related', { ...accessible, item_limit: '18' }, 'profile-catalog'),
  },
  '[AP73] recommendations': {
    call: ({ viewer: own }) => own.suggestions.recommendations('7', { itemId: '1', parameter: 'a:b', order: 'asc' }),
    answer: itemListExample,
    asks: secured(
      'GET',
      '/recommendations/7',
      { ...accessible, content_id: '1', item_limit: '18', param: 'a:b', order: 'asc' },
      'profile-catalog',
    ),
  },
  '[AP75] a schedule': {
    async call({ browse, clock }) {
      const schedule = browse.schedules.byChannel('30021', { startAt, hours: 5, limit: 40 });
      await clock.advanceSettled(200);
      return schedule;
    },
    answer: schedulesExample,
    asks: catalogue('/schedules', {
      ...viewer,
      ...place,
      channels: '30021',
      date: '2026-11-28',
      hour: '18',
      duration: '5',
      intersect: 'true',
      limit: '40',
    }),
  },
  '[AP77] a search': {
    call: ({ browse }) =>
      browse.search.find({ term: ' fyr ', sessionId: 's', userId: 'u', include: ['series', 'tv'], maxResults: 24 }),
    answer: searchResultExample,
    asks: catalogue('/v2/search', {
      ...rated,
      term: 'fyr',
      sessionId: 's',
      userId: 'u',
      include: 'series,tv',
      group: 'true',
      max_results: '24',
    }),
  },
  '[AP78] channels': {
    call: ({ browse }) => browse.channels.page('310030', 1),
    answer: itemListExample,
    asks: catalogue('/channels/310030', { ...rated, channel_group: 'all', page: '1' }),
  },
  '[AP78] the streams of a channel': {
    call: ({ browse }) => browse.channels.liveStreams('30021'),
    answer: liveStreamsExample,
    asks: secured('GET', '/channels/30021/liveStreams', viewer, 'profile-catalog'),
  },
  '[AP79] what belongs to an item': {
    call: ({ browse }) => browse.children.page('1', 3),
    answer: itemListExample,
    asks: catalogue('/items/1/children', { ...rated, page: '3', page_size: '100' }),
  },
};

it.each(Object.entries(rows))('asks once for %s, as the service wants it', async (_, { call, answer, asks }) => {
  const setting = createCallSetting(answer === undefined ? { status: 204 } : { body: answer });
  const read = await call(setting);
  expect(read === undefined).toBe(answer === undefined);
  expect(setting.asked()).toEqual([asks]);
});
