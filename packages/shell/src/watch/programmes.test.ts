import { type FakeAnswer, fakeNow } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createReadingRig, pathOf } from '../testing/reading-rig';
import { createProgrammes, programmeAt } from './programmes';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A slot on channel 1 of an evening whose clock begins at 20:00. */
const slot = (id: string, from: string, until: string, untilDay = '12') => ({
  id,
  startDate: `2026-03-12T${from}:00Z`,
  endDate: `2026-03-${untilDay}T${until}:00Z`,
  item: { id: `i-${id}`, type: 'program', title: id },
});
const evening = [slot('news', '18:30', '20:10'), slot('film', '20:10', '22:10'), slot('late', '23:40', '01:00', '13')];

function setUp(answer: () => FakeAnswer | Promise<FakeAnswer>, linear?: { scheduleCacheMaxAgeMinutes: number }) {
  const { reading, ports } = createReadingRig((path) => (path === '/schedules' ? answer() : undefined));
  const programmes = createProgrammes({ api: reading.api, time: ports.clock, linear });
  const asked = () => ports.http.requests.filter(({ url }) => pathOf(url) === '/schedules').map(({ url }) => url);
  /** What is found between two minutes, once it was asked for. */
  const idsOf = async (from: number, until: number) => {
    const found = programmes.between('1', fakeNow + from * minuteMs, fakeNow + until * minuteMs);
    await ports.clock.advanceSettled(300);
    return (await found).map(({ id }) => id);
  };
  return { ports, programmes, asked, idsOf };
}
const answered = (schedules: readonly unknown[]): FakeAnswer => ({ body: [{ channelId: '1', schedules }] });

test('[SH1802] what is on between two moments comes in blocks of six hours, each asked for once', async () => {
  const { asked, idsOf } = setUp(() => answered(evening));
  expect(await idsOf(-120, 0)).toEqual(['news']);
  expect(await idsOf(0, 60)).toEqual(['news', 'film']);
  expect(asked()).toHaveLength(1);
  for (const part of ['channels=1', 'date=2026-03-12', 'hour=18', 'duration=6', 'intersect=true'])
    expect(asked()[0]).toContain(part);
});

test('[SH1802] what reaches from one block into the next is there once', async () => {
  const { asked, idsOf } = setUp(() => answered(evening));
  expect(await idsOf(200, 260)).toEqual(['late']);
  expect(asked()).toHaveLength(2);
});

test('[SH1802] a block is read again once it is as old as the service configures, and never where it says nothing', async () => {
  const configured = setUp(() => answered(evening), { scheduleCacheMaxAgeMinutes: 15 });
  const silent = setUp(() => answered(evening));
  for (const { idsOf, ports, asked } of [configured, silent]) {
    await idsOf(0, 60);
    ports.clock.advance(14 * minuteMs);
    await idsOf(0, 60);
    expect(asked()).toHaveLength(1);
    ports.clock.advance(48 * hourMs);
    await idsOf(0, 60);
  }
  expect([configured.asked().length, silent.asked().length]).toEqual([2, 1]);
});

test('[SH1803] a block that is refused keeps what was known, and is asked for again when it is wanted', async () => {
  let isRefused = false;
  const { ports, asked, idsOf } = setUp(() => (isRefused ? { status: 404, body: {} } : answered(evening)), {
    scheduleCacheMaxAgeMinutes: 1,
  });
  expect(await idsOf(0, 60)).toEqual(['news', 'film']);
  isRefused = true;
  ports.clock.advance(minuteMs);
  expect(await idsOf(0, 60)).toEqual(['news', 'film']);
  expect(await idsOf(0, 60)).toEqual(['news', 'film']);
  expect(asked()).toHaveLength(3);
});

test('[SH1803] where nothing can be had nothing is on, and a later answer counts', async () => {
  let answer: FakeAnswer = { body: 'nothing of the kind' };
  const { idsOf } = setUp(() => answer);
  expect(await idsOf(0, 60)).toEqual([]);
  answer = answered(evening);
  expect(await idsOf(0, 60)).toEqual(['news', 'film']);
});

test('[SH1802] of many blocks the latest are kept', async () => {
  const { asked, idsOf } = setUp(() => answered([]));
  for (let block = 0; block < 13; block++) await idsOf(block * 360, block * 360 + 1);
  await idsOf(12 * 360, 12 * 360 + 1);
  expect(asked()).toHaveLength(13);
  await idsOf(0, 1);
  expect(asked()).toHaveLength(14);
});

const programme = (id: string, startAt: number, endAt: number) => ({
  id,
  channelId: '1',
  startAt,
  endAt,
  isLive: false,
  isRepeat: false,
  isFeatured: false,
  isBlackout: false,
});

test('[SH1801] [schedules-11] of two that overlap the one that began later is on', () => {
  const both = [programme('long', 0, 40), programme('late', 30, 60)];
  expect([29, 30, 39, 40].map((at) => programmeAt(both, at)?.id)).toEqual(['long', 'late', 'late', 'late']);
  expect(programmeAt([...both].reverse(), 35)?.id).toBe('late');
});

test('[SH1801] [schedules-12] between two programmes, and at the end of the last, nothing is on', () => {
  const both = [programme('one', 0, 10), programme('other', 20, 30)];
  expect([10, 19, 30].map((at) => programmeAt(both, at))).toEqual([undefined, undefined, undefined]);
});
