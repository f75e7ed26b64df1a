import { type LiveStream, parseItem, parseItemList, parseLiveStreams } from '@fjernsyn/contracts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';

const { faults, report } = faultNotes();
let service: ReferenceService;
let bearer: RequestInit;

beforeAll(async () => {
  service = await startReferenceService();
  const { body } = await answerOf(`${service.url}/authorization/anonymous-sso`, { method: 'POST' });
  bearer = { headers: { 'x-authorization': `Bearer ${(body as { value: string }[])[1]?.value}` } };
});
afterEach(() => service.surroundings.change({ place: 'denmark' }));
afterAll(() => service.close());

async function streamsOf(id: string): Promise<readonly LiveStream[]> {
  faults.length = 0;
  const parsed = parseLiveStreams((await answerOf(`${service.url}/channels/${id}/liveStreams`, bearer)).body, report);
  expect(faults).toEqual([]);
  return parsed;
}

async function statusOf({ url }: LiveStream): Promise<number> {
  return (await answerOf(url)).status;
}

test('[RS250] a group of channels is a list, which other lists are not', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/channels/400008?channel_group=all&page=1`);
  expect(parseItemList(body, report).items.map(({ type }) => type)).toEqual(Array(6).fill('channel'));
  for (const id of ['400007', '999999'])
    expect((await answerOf(`${service.cdnUrl}/channels/${id}`)).status, id).toBe(404);
});

test("[RS452] of the channels the children's alone has a class, and children are given no other", async () => {
  const channelsFor = async (query: string) => {
    const { body } = await answerOf(`${service.cdnUrl}/channels/400008?channel_group=all&page=1${query}`);
    return parseItemList(body, report).items.map(({ classification }) => classification?.code);
  };
  expect((await channelsFor('')).filter((code) => code !== undefined)).toEqual(['DR-Minisjang']);
  for (const segment of ['minisjang', 'ultra', 'restricted'])
    expect(await channelsFor(`&segments=${segment}`), segment).toEqual(['DR-Minisjang']);
});

test('[RS251] the streams of a channel want a token, and play', async () => {
  expect((await answerOf(`${service.url}/channels/900001/liveStreams`)).status).toBe(401);
  expect((await answerOf(`${service.url}/channels/900009/liveStreams`, bearer)).status).toBe(404);
  const [stream, ...others] = await streamsOf('900001');
  expect([stream?.type, others]).toEqual(['hlsURL', []]);
  expect(stream && (await statusOf(stream))).toBe(200);
  const { body } = await answerOf(`${service.url}/channels/900001/liveStreams`, bearer);
  expect(body).toContainEqual({ type: 'hlsWithSubtitlesURL', link: 'na' });
});

test('[RS251] a channel that names no streams has them among its own fields', async () => {
  expect(await streamsOf('900005')).toEqual([]);
  const { customFields } = parseItem((await answerOf(`${service.cdnUrl}/items/900005`)).body, report);
  for (const address of [customFields.hlsURL, customFields.dashURL])
    expect((await answerOf(address ?? '')).status).toBe(200);
});

test('[RS308] abroad there are streams of their own, the same ones or none', async () => {
  service.surroundings.change({ place: 'abroad' });
  const [home, abroad] = await streamsOf('900002');
  expect([home?.isForEu, abroad?.isForEu]).toEqual([false, true]);
  expect([home && (await statusOf(home)), abroad && (await statusOf(abroad))]).toEqual([403, 200]);
  const { body } = await answerOf(`${service.cdnUrl}/items/900002`);
  expect(body).toMatchObject({ customFields: { hlsURL: home?.url, hlsURLEu: abroad?.url } });
  expect(await streamsOf('900006')).toEqual([]);
  const [same] = await streamsOf('900003');
  expect([same?.isForEu, same && (await statusOf(same))]).toEqual([false, 200]);
});
