import { expect, test } from 'vitest';
import { eventExample, liveStreamsExample, schedulesExample, searchResultExample } from '../examples/index';
import { parseItem } from '../item/parse-item';
import type { ContractFault } from '../reading/fault';
import { parseLiveStreams } from './live-stream';
import { parseSchedules } from './schedule';
import { parseSearchResult } from './search-result';

const ignore = () => undefined;
const collecting = () => {
  const faults: ContractFault[] = [];
  return { faults, report: (fault: ContractFault) => void faults.push(fault) };
};

test('[CT70] reads schedules by channel; an unknown channel is empty', () => {
  const [known, unknown] = parseSchedules(schedulesExample, ignore);
  expect(unknown).toMatchObject({ channelId: '39999', programmes: [] });
  expect(known?.programmes[0]).toMatchObject({
    id: '30021_202611281800',
    channelId: '30021',
    startAt: 1_795_888_800_000,
    endAt: 1_795_894_380_000,
    isRepeat: true,
    isBlackout: false,
    item: { id: '210040', path: '/program/fyrmesterens-datter_210040' },
  });
});

test('[CT70] a slot may show what has no path, id or type of its own', () => {
  const slot = parseSchedules(schedulesExample, ignore)[0]?.programmes[1];
  expect(slot).toMatchObject({ isLive: true, isBlackout: true, channelId: '30021' });
  expect(slot?.item).toMatchObject({ id: '30021_202611281933', type: 'program', title: 'Vejret fra fyret' });
  expect(slot?.item?.path).toBeUndefined();
});

test('[CT71] leaves programmes without a span of time out, and reports them and broken channels', () => {
  const { faults, report } = collecting();
  const time = { startDate: '2026-11-28T18:00:00Z', endDate: '2026-11-28T18:30:00+00:00' };
  const sent = [
    'x',
    { schedules: [] },
    {
      channelId: 30021,
      schedules: [
        null,
        { id: 'a', startDate: time.startDate },
        { id: 'b', startDate: time.endDate, endDate: time.startDate },
        { ...time, item: 7 },
        { ...time, id: 'c', item: { id: 'i' } },
      ],
    },
  ];
  const [channel] = parseSchedules(sent, report);
  expect(channel?.programmes.map(({ id, item }) => [id, item])).toEqual([
    ['30021_1795888800000', undefined],
    ['c', undefined],
  ]);
  expect(faults.map(({ reason }) => reason)).toEqual([
    'not-an-object',
    'no-id',
    'not-an-object',
    'no-time',
    'no-time',
    'no-title',
  ]);
  expect(() => parseSchedules({}, ignore)).toThrow(expect.objectContaining({ facts: { what: 'schedules' } }));
});

test('[CT72] reads live streams, those of the EU by their ending, and leaves out what has no address', () => {
  const { faults, report } = collecting();
  expect(
    parseLiveStreams([...liveStreamsExample, { type: 'hlsURL', link: 'ftp://x' }, { link: '' }, 1], report),
  ).toEqual([
    { type: 'hlsURL', url: 'https://live.example/30021/master.m3u8', isForEu: false },
    { type: 'hlsURL', url: 'https://live.example/30021-eu/master.m3u8', isForEu: true },
  ]);
  expect(faults.map(({ reason }) => reason)).toEqual(['no-address', 'no-type', 'not-an-object']);
  expect(() => parseLiveStreams('x', ignore)).toThrow();
});

test('[CT73] reads the groups of a search, whatever their spelling; a broken group loses itself alone', () => {
  const { faults, report } = collecting();
  const read = parseSearchResult({ ...searchResultExample, teams: { id: 'x' }, persons: null }, report);
  expect(read).toMatchObject({ term: 'fyr', total: 2, people: [{ name: 'Ane Lund Rask' }] });
  expect(read.groups.series?.items[0]?.id).toBe('211010');
  expect(read.groups.playable).toMatchObject({ size: 20, paging: { total: 2, next: undefined } });
  expect(read.groups.newsHighlights).toMatchObject({ id: 'newshighlights-items', items: [] });
  expect(Object.keys(read.groups)).not.toContain('teams');
  expect(faults).toEqual([{ path: 'search.teams.items', reason: 'not-a-list' }]);
});

test('[CT73] finding nothing is an answer, and something else is none', () => {
  expect(parseSearchResult({ term: 'xq' }, ignore)).toEqual({ term: 'xq', total: 0, people: [], groups: {} });
  expect(() => parseSearchResult([], ignore)).toThrow(expect.objectContaining({ facts: { what: 'search' } }));
});

test('[CT15] reads an event with its competition and teams', () => {
  const event = parseItem(eventExample, ignore);
  expect(event).toMatchObject({ type: 'event', sports: ['fodbold'], round: '7', country: 'DANMARK', yearStart: 2026 });
  expect(event.eventStartDate).toBe('2026-11-28T18:00:00.0000000Z');
  expect(event.relationships?.teams?.items.map(({ path }) => path)).toEqual([undefined, '/hold/skaergaarden_230202']);
  expect(event.relationships?.competition?.items[0]).toMatchObject({ type: 'competition', title: 'Øpokalen' });
});
