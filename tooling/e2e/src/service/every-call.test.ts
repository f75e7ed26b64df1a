import { readFileSync } from 'node:fs';
import { anonymousTokenSource, describeCalls } from '@fjernsyn/api/testing';
import { type ReferenceService, readFaultText, startReferenceService } from '@fjernsyn/reference-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServiceClient, malene, type ServiceClient, tokensOf } from './service-client';

/** A call as `packages/api/README.md` names it: what is asked for, and what must come of it where that can be said. */
interface Row {
  readonly path: string;
  readonly call: (client: ServiceClient) => Promise<unknown>;
  readonly answer?: unknown;
}

const series = '206000';
const episode = '206103';
const device = { id: 'set-1', name: 'Stuen', type: 'tv' } as const;
const discoveryPath = '/identity/.well-known/openid-configuration';
let service: ReferenceService;
let client: ServiceClient;

beforeAll(async () => {
  service = await startReferenceService();
  client = createServiceClient(service, await tokensOf(createServiceClient(service, anonymousTokenSource)));
});
afterAll(() => service.close());

const rows: Readonly<Record<string, Row>> = {
  'GET /config': { path: '/config', call: ({ api }) => api.config.load(), answer: { featureFlags: {} } },
  'GET /page': { path: '/page', call: ({ api }) => api.pages.byPath('/'), answer: { path: '/' } },
  'GET /items/{id}': {
    path: `/items/${series}`,
    call: ({ api }) => api.items.detail(series),
    answer: { type: 'season', show: { id: series } },
  },
  'GET /items/{id}/videos': {
    path: `/items/${episode}/videos`,
    call: ({ media }) => media.videos(episode),
    answer: [{ format: 'dash' }, {}, {}],
  },
  'GET /lists': {
    path: '/lists',
    call: ({ api }) => api.lists.byIds(['400003', '400007']),
    answer: [{ id: '400003' }, { id: '400007' }],
  },
  'GET /lists/{id}': {
    path: '/lists/400020',
    call: ({ api }) => api.lists.page('400020', { page: 2, parameter: 'TitleGroupKey:t' }),
    answer: { id: '400020', paging: { page: 2 } },
  },
  'GET /health': { path: '/health', call: ({ api }) => api.health.ping(), answer: { isAvailable: true } },
  'GET /account': {
    path: '/account',
    call: ({ session }) => session.accounts.load(),
    answer: { id: 'a-malene', isPinEnabled: true },
  },
  'PUT /account/pin': { path: '/account/pin', call: ({ session }) => session.accounts.setPin(malene.pin) },
  'POST /account/request-email-verification': {
    path: '/account/request-email-verification',
    call: ({ session }) => session.accounts.requestVerification(),
  },
  'POST /verify-email': {
    path: '/verify-email',
    call: ({ session }) => session.accounts.verifyEmail('mail-a-malene'),
  },
  'POST /reset-password': {
    path: '/reset-password',
    call: ({ session }) => session.accounts.resetPassword(malene.password, 'mail-a-ny'),
  },
  'GET /account/profile': {
    path: '/account/profile',
    call: ({ session }) => session.profiles.current(),
    answer: { name: 'Malene', watched: { [episode]: {} } },
  },
  'POST /account/profiles': {
    path: '/account/profiles',
    call: ({ session }) => session.profiles.create({ name: 'Fætter', isPinEnabled: false, segments: ['drtv'] }),
    answer: { name: 'Fætter', segments: ['drtv', 'optedout'] },
  },
  'PATCH /account/profiles/{id}': {
    path: '/account/profiles/p-storebror',
    call: ({ session }) => session.profiles.update('p-storebror', { name: 'Storebror' }),
  },
  'DELETE /account/profiles/{id}': {
    path: '/account/profiles/p-mini',
    call: ({ session }) => session.profiles.remove('p-mini'),
  },
  'POST /geolocation': {
    path: '/geolocation',
    call: ({ session }) => session.geolocation.locate(),
    answer: { geoLocation: 'dk', isDeviceAbroad: false },
  },
  'GET /locale/{language}.json': { path: '/locale/da.json', call: ({ session }) => session.localeStrings.load('da') },
  'POST /authorization': {
    path: '/authorization',
    call: ({ session }) => session.authorization.account({ ...malene, scopes: ['Playback'] }),
    answer: [
      { type: 'UserAccount', isRefreshable: false },
      { type: 'UserProfile', isRefreshable: false },
    ],
  },
  'POST /authorization/anonymous-sso': {
    path: '/authorization/anonymous-sso',
    call: ({ session }) => session.authorization.anonymous({ deviceId: device.id, device: 'tv_web', optOut: true }),
    answer: [{ type: 'UserAccount' }, { type: 'UserProfile' }],
  },
  'POST /authorization/device/code': {
    path: '/authorization/device/code',
    call: ({ session }) => session.authorization.deviceCode({ ...device, id: 'set-2' }),
    answer: { code: expect.stringMatching(/^\w{6}$/) },
  },
  'POST /authorization/device': {
    path: '/authorization/device',
    async call({ session }) {
      const { code } = await session.authorization.deviceCode(device);
      return session.authorization.byDeviceCode({ deviceId: device.id, code });
    },
    answer: { type: 'pending' },
  },
  'POST /authorization/exchange': {
    path: '/authorization/exchange',
    call: ({ session }) =>
      session.authorization
        .exchange({ accessToken: 'made-up', identityToken: 'made-up', device: 'tv_web' })
        .catch((error: unknown) => error),
    answer: { code: 'api/unauthorized' },
  },
  'POST /authorization/profile': {
    path: '/authorization/profile',
    call: ({ session }) => session.authorization.profile({ profileId: 'p-malene', pin: malene.pin }),
    answer: [{ type: 'UserProfile', isRefreshable: true }],
  },
  'POST /authorization/refresh': {
    path: '/authorization/refresh',
    async call({ session }) {
      const [token] = await session.authorization.account(malene);
      return session.authorization.refresh({ token: token?.value ?? '' });
    },
    answer: { type: 'UserAccount', isRefreshable: true },
  },
  'identity provider: discovery': {
    path: discoveryPath,
    call: identity,
    answer: { tokenUrl: expect.stringContaining('/identity/') },
  },
  'identity provider: device authorization': {
    path: '/identity/device/auth',
    async call(given) {
      return given.session.identity.authorizeDevice({ discovery: await identity(given), clientId: 'fjernsyn-tv' });
    },
    answer: { userCode: expect.any(String) },
  },
  'identity provider: token': {
    path: '/identity/token',
    async call(given) {
      const asked = { discovery: await identity(given), clientId: 'fjernsyn-tv' };
      const { deviceCode } = await given.session.identity.authorizeDevice(asked);
      return [
        await given.session.identity.pollToken(asked, deviceCode),
        await given.session.identity.refreshToken(asked, 'made-up'),
      ];
    },
    answer: [
      { type: 'refused', error: 'authorization_pending' },
      { type: 'refused', error: 'invalid_grant' },
    ],
  },
  'GET /account/items/{id}/videos': {
    path: `/account/items/${episode}/videos`,
    call: ({ viewer }) => viewer.media.videos(episode),
    answer: [{ format: 'dash' }, {}, {}],
  },
  'GET /account/items/{id}/videos-guarded': {
    path: `/account/items/${episode}/videos-guarded`,
    call: ({ viewer }) => viewer.media.guardedVideos(episode),
    answer: [{ format: 'dash' }, {}, {}],
  },
  'PUT /account/profile/bookmarks/{id}': {
    path: '/account/profile/bookmarks/213000',
    call: ({ viewer }) => viewer.bookmarks.add('213000'),
    answer: { itemId: '213000' },
  },
  'DELETE /account/profile/bookmarks/{id}': {
    path: '/account/profile/bookmarks/226000',
    call: ({ viewer }) => viewer.bookmarks.remove('226000'),
  },
  'GET /account/profile/bookmarks/list': {
    path: '/account/profile/bookmarks/list',
    call: ({ viewer }) => viewer.lists.bookmarks({ page: 1 }),
    answer: { id: 'Bookmarks', paging: { page: 1, total: 1 } },
  },
  'GET /account/profile/continue-watching/list': {
    path: '/account/profile/continue-watching/list',
    call: ({ viewer }) => viewer.lists.continueWatching({ page: 1 }),
    answer: { id: 'ContinueWatching', inclusions: { [series]: { episode: {}, season: {} } } },
  },
  'DELETE /account/profile/continue-watching/{id}': {
    path: '/account/profile/continue-watching/304000',
    call: ({ viewer }) => viewer.lists.removeFromContinueWatching('304000'),
  },
  'PUT /account/profile/follows/{id}': {
    path: `/account/profile/follows/${series}`,
    call: ({ viewer }) => viewer.follows.add(series),
    answer: { itemId: series },
  },
  'DELETE /account/profile/follows/{id}': {
    path: '/account/profile/follows/202000',
    call: ({ viewer }) => viewer.follows.remove('202000'),
  },
  'GET /account/profile/items/{id}/next': {
    path: `/account/profile/items/${series}/next`,
    call: ({ viewer }) => viewer.suggestions.nextItem(series),
    answer: { suggestionType: 'ContinueWatching', next: { season: {} } },
  },
  'GET /account/profile/items/{id}/offered': {
    path: `/account/profile/items/${episode}/offered`,
    call: ({ viewer }) => viewer.suggestions.offered(episode),
    answer: { id: episode },
  },
  'GET /account/profile/lists': {
    path: '/account/profile/lists',
    call: ({ viewer }) => viewer.lists.byIds(['400003', '400007']),
    answer: [{ id: '400003' }, { id: '400007' }],
  },
  'PUT /account/profile/ratings/{id}': {
    path: `/account/profile/ratings/${series}`,
    call: ({ viewer }) => viewer.ratings.rate(series, 9),
    answer: { itemId: series, rating: 9 },
  },
  'GET /account/profile/watched/list': {
    path: '/account/profile/watched/list',
    call: ({ viewer }) => viewer.lists.watched({ page: 1, isCompleted: true }),
    answer: { id: 'Watched' },
  },
  'PUT /account/profile/watched/{id}': {
    path: `/account/profile/watched/${episode}`,
    call: ({ viewer }) => viewer.watched.save(episode, 1_300.7),
    answer: { positionSeconds: 1_300, isFullyWatched: false },
  },
  'DELETE /account/profile/watched': {
    path: '/account/profile/watched',
    call: ({ viewer }) => viewer.watched.remove(['201101']),
  },
  'GET /items/{id}/related': {
    path: `/items/${series}/related`,
    call: ({ viewer }) => viewer.suggestions.related(series),
    answer: { paging: { page: 1, total: 1 } },
  },
  'GET /recommendations/{id}': {
    path: '/recommendations/400014',
    call: ({ viewer }) => viewer.suggestions.recommendations('400014', { itemId: series }),
    answer: { size: 18 },
  },
  'GET /schedules': {
    path: '/schedules',
    call: ({ browse }) => browse.schedules.byChannel('900001', { startAt: Date.now(), hours: 6 }),
    answer: { channelId: '900001' },
  },
  'GET /v2/search': {
    path: '/v2/search',
    call: ({ browse }) => browse.search.find({ term: 'mar', sessionId: 's-1' }),
    answer: { term: 'mar' },
  },
  'GET /channels/{groupId}': {
    path: '/channels/400008',
    call: ({ browse }) => browse.channels.page('400008', 1),
    answer: { items: [{ type: 'channel' }, {}, {}, {}, {}, {}] },
  },
  'GET /channels/{id}/liveStreams': {
    path: '/channels/900001/liveStreams',
    call: ({ browse }) => browse.channels.liveStreams('900001'),
    answer: { 0: { type: 'hlsURL' } },
  },
  'GET /items/{id}/children': {
    path: `/items/${series}/children`,
    call: ({ browse }) => browse.children.page(series, 1),
    answer: { id: `${series}-children` },
  },
};

function identity({ session }: ServiceClient) {
  return session.identity.discover(`${service.url}${discoveryPath}`);
}

it.each(Object.entries(rows))('[EE90] %s is made over HTTP, and its answer read without a fault', async (name, row) => {
  const before = service.requests.length;
  const answer = await row.call(client);
  if ('answer' in row) expect(answer).toMatchObject(row.answer as object);
  const [method = ''] = name.startsWith('identity') ? [/discovery/.test(name) ? 'GET' : 'POST'] : name.split(' ');
  const asked = service.requests.slice(before).map((request) => `${request.method} ${request.path}`);
  expect(asked).toContain(`${method} ${row.path}`);
  expect(client.telemetry.events.filter(({ type }) => type === 'fault-found')).toEqual([]);
});

/** The README's table of calls: the cells of each row. */
const calls = readFileSync(new URL('../../../../packages/api/README.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(({ length, 2: functions = '' }) => length > 5 && functions.startsWith('`'));

it('[EE91] the calls that the README of api says are made over HTTP are those made here', () => {
  const named = calls.flatMap(([, call = '', , , , overHttp = '']) => {
    const [methods = '', path] = call.split(' /');
    if (overHttp !== 'yes') return [];
    return path === undefined ? [call] : methods.split(', ').map((method) => `${method} /${path}`);
  });
  expect(named.sort()).toEqual(Object.keys(rows).sort());
});

it('[EE92] the README of api names every function that makes a call, and no other', async () => {
  const named = calls.flatMap(([, , functions = '']) => {
    const [first = '', ...others] = Array.from(functions.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
    return [first, ...others.map((name) => first.replace(/\w+$/, name))];
  });
  expect(named.sort()).toEqual((await describeCalls()).map(({ id }) => id).sort());
});

it('[EE303] the reference service can make each call fail by its name', async () => {
  const unknown = (await describeCalls()).filter(({ call }) => {
    try {
      return readFaultText(`call=${call.name} status=503`).length !== 1;
    } catch {
      return true;
    }
  });
  // It goes to the address of `identity-token`, and fails by that name.
  expect(unknown.map(({ call }) => call.name)).toEqual(['identity-refresh']);
});
