import { type MediaFile, parseMediaFiles } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { type Answer, answerOf, faultNotes } from '../testing/answers';
import { asker, signIn, tokensOf } from '../testing/sign-in';

const { faults, report } = faultNotes();
const common = { durationSeconds: 60, subtitles: [], timeCodes: [] };
const danish = { language: 'DanishLanguageSubtitles', languageCode: 'da', path: 'a/da.vtt' } as const;
const foreign = { language: 'ForeignLanguageSubtitles', languageCode: 'sv', path: 'a/sv.vtt' } as const;
const clips = [
  {
    ...common,
    id: 'a',
    title: 'A',
    dash: 'a/a.mpd',
    hls: 'a/a.m3u8',
    mp4: 'a/a.mp4',
    vp9Dash: 'a/vp9.mpd',
    subtitles: [danish, foreign],
    timeCodes: [{ kind: 'Intro', startSeconds: 4, endSeconds: 9 }],
  },
] as const;

/** A moment at which an event is on. */
const nowAt = Date.parse('2026-11-28T11:00:00Z');
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService({ media: { clips, folder: '/nowhere' }, now: () => nowAt });
});
afterAll(() => service.close());

async function videos(id: string, query = ''): Promise<readonly MediaFile[]> {
  return filesOf(await answerOf(`${service.cdnUrl}/items/${id}/videos${query}`));
}

function filesOf({ body }: Answer): readonly MediaFile[] {
  faults.length = 0;
  const read = parseMediaFiles(body, report);
  expect(faults).toEqual([]);
  return read;
}

function refusalOf({ status, body }: Answer): readonly unknown[] {
  return [status, (body as { code?: number }).code];
}

test('[RS33] files come best first, the WebM one last, with the oddities of the service', async () => {
  const files = await videos('201101');
  expect(files.map((file) => [file.format, file.resolution, file.deliveryType])).toEqual([
    ['dash', 'HD-1080', 'Stream'],
    ['hls', 'HD-1080', 'Stream'],
    ['mp4', 'HD-1080', 'Progressive'],
    ['dash', 'HD-720', 'Stream'],
  ]);
  expect(files[0]).toMatchObject({
    url: expect.stringMatching(/\/media\/long\/\d+\/a\/a\.mpd$/),
    timeCodes: [{ type: 'Intro', startSeconds: 4, endSeconds: 9 }],
  });
  expect(files[0]?.subtitles).toHaveLength(2);
  const { body } = await answerOf(`${service.cdnUrl}/items/201101/videos`);
  expect(body).toMatchObject([{ drm: 'None', width: 0, format: 'video/dash' }, {}, {}, { containerFormat: 'WEBM' }]);
});

test('[RS33] formats and delivery narrow the files', async () => {
  expect((await videos('201101', '?formats=hls,mp4')).map((file) => file.format)).toEqual(['hls', 'mp4']);
  expect((await videos('201101', '?formats=DASH')).map((file) => file.format)).toEqual(['dash', 'dash']);
  expect((await videos('201101', '?delivery=progressive')).map((file) => file.format)).toEqual(['mp4']);
  expect(await videos('201101', '?delivery=download')).toEqual([]);
});

test('[RS34] the trial films fail each in its own way', async () => {
  expect(new Set((await videos('790001')).map((file) => file.format))).toEqual(new Set(['mp4']));
  expect(await videos('790002')).toEqual([]);
  expect((await answerOf(`${service.cdnUrl}/items/790003/videos`)).body).toEqual([]);
  const refused = await answerOf(`${service.cdnUrl}/items/790004/videos`);
  expect([refused.status, refused.body]).toEqual([404, { code: 8009, message: 'Ingen filer' }]);
  const [lost] = await videos('790005');
  expect((await answerOf(lost?.url ?? '')).status).toBe(404);
  expect((await videos('790006'))[0]?.subtitles.map(({ language }) => language)).toEqual(['ForeignLanguageSubtitles']);
});

test('[RS260] what needs an account is 401 without one, whatever the call', async () => {
  const [nobody] = tokensOf(await asker(service.url)('POST', '/authorization/anonymous-sso'));
  const asNobody = asker(service.url, nobody);
  const { account } = await signIn(service.url, 'ny@fjernsyn.example');
  for (const id of ['790007', '790008', '790009', '369000', '371000']) {
    expect(refusalOf(await answerOf(`${service.cdnUrl}/items/${id}/videos`)), id).toEqual([401, undefined]);
    expect(refusalOf(await asNobody('GET', `/account/items/${id}/videos`)), id).toEqual([401, undefined]);
  }
  expect(filesOf(await account('GET', '/account/items/369000/videos')).length).toBeGreaterThan(1);
  expect(filesOf(await asNobody('GET', '/account/items/201101/videos')).length).toBeGreaterThan(1);
  expect((await asker(service.url)('GET', '/account/items/201101/videos')).status).toBe(401);
});

test('[RS261] an entitlement opens what its account may see, and for others it is 403 without a code', async () => {
  const family = await signIn(service.url, 'malene@fjernsyn.example');
  const newcomer = await signIn(service.url, 'ny@fjernsyn.example');
  expect(filesOf(await family.account('GET', '/account/items/790008/videos')).length).toBeGreaterThan(1);
  expect(refusalOf(await newcomer.account('GET', '/account/items/790008/videos'))).toEqual([403, undefined]);
  const { body } = await answerOf(`${service.cdnUrl}/items/790008`);
  expect(body).toMatchObject({ offers: [{ ownership: 'Subscription' }, {}] });
});

test('[RS262] what is guarded or above the guard of an account comes of the guarded call, with a token for playback', async () => {
  const { account } = await signIn(service.url, 'malene@fjernsyn.example');
  const sent = { email: 'malene@fjernsyn.example', password: 'fjernsyn', pin: '1234', scopes: ['Playback'] };
  const [token] = tokensOf(await asker(service.url)('POST', '/authorization', sent));
  const guarded = asker(service.url, token);
  for (const [id, code] of [
    ['790009', 8012],
    ['790021', 1],
  ] as const) {
    expect(refusalOf(await account('GET', `/account/items/${id}/videos`)), id).toEqual([403, code]);
    expect((await account('GET', `/account/items/${id}/videos-guarded`)).status, id).toBe(403);
    expect(filesOf(await guarded('GET', `/account/items/${id}/videos-guarded`)).length, id).toBeGreaterThan(1);
  }
  const { account: unguarded } = await signIn(service.url, 'ny@fjernsyn.example');
  expect((await unguarded('GET', '/account/items/790021/videos')).status).toBe(200);
  expect((await videos('790021')).length).toBeGreaterThan(1);
});

test('[RS263] abroad, what is only for Denmark is 403 without a code, by the place of the set or of the account', async () => {
  const path = '/items/790016/videos';
  expect((await videos('790016')).length).toBeGreaterThan(1);
  expect(refusalOf(await answerOf(`${service.cdnUrl}${path}?geoLocation=abroad`))).toEqual([403, undefined]);
  expect(refusalOf(await answerOf(`${service.cdnUrl}${path}?isDeviceAbroad=true`))).toEqual([403, undefined]);
  const { account } = await signIn(service.url, 'rejsende@fjernsyn.example');
  expect(refusalOf(await account('GET', `/account${path}`))).toEqual([403, undefined]);
  expect((await account('GET', '/account/items/201101/videos')).status).toBe(200);
  service.surroundings.change({ place: 'abroad' });
  const abroad = await answerOf(`${service.cdnUrl}${path}`);
  service.surroundings.change({ place: 'denmark' });
  expect(refusalOf(abroad)).toEqual([403, undefined]);
  const [blocked] = await videos('790017');
  expect((await answerOf(blocked?.url ?? '')).headers.get('content-type')).toMatch(/^text\/html/);
});

test('[RS264] other refusals have a code of their own, or depend on the subscription that is named', async () => {
  expect(refusalOf(await answerOf(`${service.cdnUrl}/items/790010/videos`))).toEqual([403, 8010]);
  expect(refusalOf(await answerOf(`${service.cdnUrl}/items/790018/videos`))).toEqual([403, 8004]);
  const named = '?sub=Registered';
  expect(refusalOf(await answerOf(`${service.cdnUrl}/items/790019/videos${named}`))).toEqual([404, 8009]);
  expect((await videos('790019')).length).toBeGreaterThan(1);
  expect(refusalOf(await answerOf(`${service.cdnUrl}/items/790020/videos`))).toEqual([404, 8009]);
  expect((await videos('790020', named)).length).toBeGreaterThan(1);
});

test('[RS265] trial films have files of every oddity', async () => {
  expect((await videos('790011')).map(({ drm }) => drm)).toEqual(['Widevine', 'Widevine', 'FairPlay']);
  expect((await videos('790012', '?formats=hls')).map(({ format }) => format)).toEqual(['other']);
  const combined = await videos('790013');
  const spoken = combined[combined.length - 1];
  expect(spoken).toMatchObject({ language: 'foreign', accessService: 'SpokenSubtitles' });
  expect(combined[0]?.subtitles.map(({ language }) => language)).toEqual([
    'ForeignLanguageSubtitles',
    'CombinedLanguageSubtitles',
  ]);
  const { body } = await answerOf(`${service.cdnUrl}/items/790015/videos`);
  expect(body).toMatchObject([{ format: 'DASH', containerFormat: 'M4S' }, { format: 'HLS' }, { format: 'MP4' }, {}]);
  expect((await videos('790001')).map(({ deliveryType, resolution }) => [deliveryType, resolution])).toEqual([
    ['Progressive', 'HD-1080'],
    ['Progressive', 'HD-720'],
    ['Download', 'HD-1080'],
  ]);
});

test('[RS826] a trial film has odd time codes, of which those that are none at all are left out when they are read', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/items/790024/videos`);
  const [sent] = body as [{ readonly timeCodes: readonly object[] }];
  expect(sent.timeCodes).toHaveLength(8);
  expect(sent.timeCodes).toContainEqual({ timeCodeType: 'Summary', startTime: -5, endTime: 4, duration: 9 });
  const lost: string[] = [];
  const [file] = parseMediaFiles(body, ({ path }) => void lost.push(path));
  expect(lost.slice(0, 3)).toEqual(['videos[0].timeCodes[2]', 'videos[0].timeCodes[3]', 'videos[0].timeCodes[4]']);
  expect(file?.timeCodes.map(({ type, startSeconds, endSeconds }) => [type, startSeconds, endSeconds])).toEqual([
    ['Intro', 3, 20],
    ['Summary', 6, 12],
    ['Intro', 70, 90],
    ['EndCredit', 22, 24],
    ['EndCredit', 52, 500],
  ]);
});

test('[RS266] a channel is live, and so is an event while it is on', async () => {
  const files = await videos('900001');
  expect(files.map(({ format, isStreamLive }) => [format, isStreamLive])).toEqual([
    ['dash', true],
    ['hls', true],
  ]);
  const live = await answerOf(`${service.cdnUrl}/lists/400017`);
  const items = (live.body as { items: { id: string; offers: { availability: string }[] }[] }).items;
  expect(filesOf(await answerOf(`${service.cdnUrl}/items/${items[0]?.id}/videos`))[0]?.isStreamLive).toBe(true);
  const coming = items.find(({ offers }) => offers[0]?.availability === 'ComingSoon');
  expect(refusalOf(await answerOf(`${service.cdnUrl}/items/${coming?.id}/videos`))).toEqual([404, 8009]);
  expect(refusalOf(await answerOf(`${service.cdnUrl}/items/900006/videos?isDeviceAbroad=true`))).toEqual([
    403,
    undefined,
  ]);
});
