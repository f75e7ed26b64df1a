import { type ChannelSchedule, parseItemList, parseSchedules } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';

const { faults, report } = faultNotes();
/** 21:15 in Denmark. */
const nowAt = Date.parse('2026-11-28T20:15:00Z');
const day = 'date=2026-11-27&hour=23&duration=24';
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
});
afterAll(() => service.close());

async function raw(query: string): Promise<readonly Record<string, unknown>[]> {
  return (await answerOf(`${service.cdnUrl}/schedules?${query}`)).body as Record<string, unknown>[];
}

async function schedules(query: string): Promise<readonly ChannelSchedule[]> {
  faults.length = 0;
  const parsed = parseSchedules(await raw(query), report);
  expect(faults).toEqual([]);
  return parsed;
}

test('[RS244] channels come in the order asked for, and one that nobody knows is empty', async () => {
  const found = await schedules(`channels=900003,FJ1,900001&${day}`);
  expect(found.map(({ channelId, programmes }) => [channelId, programmes.length > 0])).toEqual([
    ['900003', true],
    ['FJ1', false],
    ['900001', true],
  ]);
  expect(found[1]?.startAt).toBe(Date.parse('2026-11-27T23:00:00Z'));
});

test('[RS245] a programme that only reaches into the window counts where the query says so', async () => {
  const window = 'channels=900001&date=2026-11-28&hour=18&duration=4';
  const [inside] = await schedules(window);
  const [reaching] = await schedules(`${window}&intersect=true`);
  const [startAt, endAt] = [inside?.startAt ?? 0, inside?.endAt ?? 0];
  for (const { startAt: from, endAt: until } of inside?.programmes ?? [])
    expect(from >= startAt && until <= endAt).toBe(true);
  expect(reaching?.programmes.length).toBeGreaterThan(inside?.programmes.length ?? 0);
  const last = reaching?.programmes[reaching.programmes.length - 1];
  expect(last?.endAt).toBeGreaterThan(endAt);
});

test('[RS245] the window reaches back from its hour where the hours are negative, and a limit cuts it', async () => {
  const [forward] = await schedules('channels=900002&date=2026-11-28&hour=6&duration=6');
  const [backward] = await schedules('channels=900002&date=2026-11-28&hour=12&duration=-6');
  expect(backward).toEqual(forward);
  const [limited] = await schedules('channels=900002&date=2026-11-28&hour=6&duration=6&limit=2');
  expect(limited?.programmes).toEqual(forward?.programmes.slice(0, 2));
  for (const query of ['date=2026-11-28', 'channels=1&date=28.11.2026', 'channels=1&date=2026-11-28&duration=0'])
    expect((await answerOf(`${service.cdnUrl}/schedules?${query}`)).status, query).toBe(400);
});

test('[RS246] times come in UTC and beside it in Danish time, on Fjern 2 with seven digits', async () => {
  const [one, two] = await raw(`channels=900001,900002&${day}&intersect=true`);
  const [slot] = (one?.schedules ?? []) as Record<string, string>[];
  expect(slot?.startDate).toMatch(/T\d\d:\d\d:\d\dZ$/);
  expect(slot?.startTimeInDefaultTimeZone).toMatch(/\+01:00$/);
  expect(Date.parse(slot?.startDate ?? '')).toBe(Date.parse(slot?.startTimeInDefaultTimeZone ?? ''));
  expect(two?.startDate).toBe('2026-11-27T23:00:00.0000000Z');
});

test('[RS309] some programmes cannot be opened, some have neither texts nor pictures, and some are blacked out', async () => {
  const all = (await schedules(`channels=900001,900002,900003,900004&${day}&intersect=true`)).flatMap(
    ({ programmes }) => programmes,
  );
  const items = all.flatMap(({ item }) => item ?? []);
  expect(items.filter(({ path }) => path !== undefined).length).toBeGreaterThan(50);
  const conference = items.find(({ title }) => title === 'Pressemøde');
  expect([conference?.path, conference?.images]).toEqual([undefined, {}]);
  expect(items.some(({ type, path, id }) => type === 'program' && path === undefined && id.startsWith('3'))).toBe(true);
  expect(items.some(({ title }) => title.length > 39)).toBe(true);
  expect(items.some(({ shortDescription }) => /^Udløber: /.test(shortDescription ?? ''))).toBe(true);
  expect(all.some(({ isBlackout }) => isBlackout)).toBe(true);
  expect(all.some(({ isRepeat }) => isRepeat) && all.some(({ isFeatured }) => isFeatured)).toBe(true);
  const opened = items.find(({ path }) => path !== undefined);
  expect((await answerOf(`${service.cdnUrl}/page?path=${opened?.path}`)).status).toBe(200);
});

test('[RS247] every channel of the front page has something on now and something after it', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/lists/400008`);
  const ids = parseItemList(body, report).items.map(({ id }) => id);
  expect(ids).toHaveLength(6);
  for (const { channelId, programmes } of await schedules(
    `channels=${ids}&date=2026-11-28&hour=5&duration=24&intersect=true`,
  )) {
    const index = programmes.findIndex(({ startAt, endAt }) => startAt <= nowAt && nowAt < endAt);
    expect(index, channelId).toBeGreaterThanOrEqual(0);
    expect(programmes[index + 1]?.startAt, channelId).toBe(programmes[index]?.endAt);
  }
});
