import { schedulesExample } from '@fjernsyn/contracts/examples';
import { toInstant } from '@fjernsyn/kernel';
import { describe, expect, it } from 'vitest';
import { createCallSetting } from '../testing/call-setting';
import { toUtcHour } from './utc-hour';

const at = (text: string): number => toInstant(text) ?? Number.NaN;
const startAt = at('2026-11-28T18:20:00Z');
const window = { startAt, hours: 5 };

describe('schedules', () => {
  it('[AP76] channels asked for within 200 ms, for the same window, travel in one call', async () => {
    const { browse, clock, asked } = createCallSetting({ body: schedulesExample });
    const first = browse.schedules.byChannel('30021', window);
    await clock.advanceSettled(199);
    const second = browse.schedules.byChannel('39999', { ...window });
    const again = browse.schedules.byChannel('30021', window);
    const other = browse.schedules.byChannel('30021', { startAt, hours: 6 });
    expect(asked()).toHaveLength(0);
    await clock.advanceSettled(1);
    expect(asked().map(({ query }) => query.channels)).toEqual(['30021,39999']);
    await clock.advanceSettled(200);
    expect(asked().map(({ query }) => query.duration)).toEqual(['5', '6']);
    expect((await first).programmes).toHaveLength(2);
    expect((await second).programmes).toEqual([]);
    expect(await again).toEqual(await first);
    expect((await other).channelId).toBe('30021');
  });

  it('[AP39] a channel that is missing in the answer has no programmes', async () => {
    const { browse, clock } = createCallSetting({ body: [] });
    const schedule = browse.schedules.byChannel('dr1', window);
    await clock.advanceSettled(200);
    expect(await schedule).toEqual({ channelId: 'dr1', programmes: [] });
  });

  it('[AP39] whoever leaves is asked for no more, and whoever stays shares the failure', async () => {
    const { browse, clock, asked } = createCallSetting({ status: 404 });
    const controller = new AbortController();
    const left = browse.schedules.byChannel('1', window, controller.signal).catch((thrown) => thrown.code);
    const stayed = browse.schedules.byChannel('2', window).catch((thrown) => thrown.code);
    controller.abort();
    expect(await left).toBe('http/aborted');
    await clock.advanceSettled(200);
    expect(await stayed).toBe('api/not-found');
    expect(asked().map(({ query }) => query.channels)).toEqual(['2']);
    const late = browse.schedules.byChannel('3', window, controller.signal);
    await expect(late).rejects.toMatchObject({ code: 'http/aborted' });
  });

  it('[AP39] a call that nobody waits for any more is cancelled', async () => {
    const { browse, clock, http } = createCallSetting(() => new Promise(() => undefined));
    const controllers = [new AbortController(), new AbortController()];
    const left = controllers.map(({ signal }, channel) =>
      browse.schedules.byChannel(String(channel), window, signal).catch((thrown) => thrown.code),
    );
    await clock.advanceSettled(200);
    controllers[0]?.abort();
    expect(http.requests.map(({ signal }) => signal?.aborted)).toEqual([false]);
    controllers[1]?.abort();
    expect(http.requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
    expect(await Promise.all(left)).toEqual(['http/aborted', 'http/aborted']);
  });

  it.each([
    ['2026-11-28T18:59:59Z', '2026-11-28', 18],
    ['2028-02-29T00:00:00Z', '2028-02-29', 0],
    ['2026-12-31T23:59:59.999Z', '2026-12-31', 23],
    ['2000-03-01T05:00:00Z', '2000-03-01', 5],
    ['2027-01-01T00:30:00+01:00', '2026-12-31', 23],
    ['1970-01-01T00:00:00Z', '1970-01-01', 0],
  ])('[AP75] the hour of %s in UTC is %s, %i', (text, date, hour) => {
    expect(toUtcHour(at(text))).toEqual({ date, hour });
  });
});

describe('searching and what belongs together', () => {
  it('[AP77] leaves the viewer out where no id is given', async () => {
    const { browse, asked } = createCallSetting({ body: { term: 'fyr' } });
    await browse.search.find({ term: 'fyr', isGrouped: false });
    expect(asked()[0]?.query).not.toHaveProperty('userId');
    expect(asked()[0]?.query).toMatchObject({ term: 'fyr', group: 'false' });
  });

  it('[AP79] nothing belongs to an item that answers 404', async () => {
    const none = createCallSetting({ status: 404, body: { message: 'None' } });
    expect(await none.browse.children.page('1', 1)).toBeUndefined();
    const broken = createCallSetting({ status: 403 });
    await expect(broken.browse.children.page('1', 1)).rejects.toMatchObject({ code: 'api/refused' });
  });
});
