import type { Programme } from '@fjernsyn/contracts';
import { createObservable, type ErrorCode, type Instant } from '@fjernsyn/kernel';
import { createFakeClock, fakeNow, settled } from '@fjernsyn/platform/testing';
import type { ContentLimit } from '@fjernsyn/session';
import { expect, test } from 'vitest';
import { createChannelAdmission, withheldAt } from './channel-admission';

const minuteMs = 60_000;
const child: ContentLimit = { ratingAge: 8, classAge: 4 };
const rated: ContentLimit = { ratingAge: 11, classAge: Number.POSITIVE_INFINITY };

/** A programme by minutes from now; without a title nothing of it may be told. */
function programme(from: number, until: number, title?: string, isBlackout = false): Programme {
  const shown = { id: '1', type: 'program', title } as unknown as Programme['item'];
  return {
    id: `${from}`,
    channelId: '1',
    startAt: fakeNow + from * minuteMs,
    endAt: fakeNow + until * minuteMs,
    item: title === undefined ? undefined : shown,
    isLive: false,
    isRepeat: false,
    isFeatured: false,
    isBlackout,
  };
}
const asleep = programme(0, 60, 'Kanalen sover', true);
const [before, after] = [programme(-60, -20, 'Bamse'), programme(20, 60, 'Godnat')];

test('[SH1811] a blackout is withheld from everybody, for as long as it lasts', () => {
  for (const limit of [undefined, child, rated])
    expect(withheldAt([asleep], fakeNow, limit)).toBe('shell/programme-blacked-out');
  expect(withheldAt([asleep], asleep.endAt, undefined)).toBeUndefined();
});

test('[SH1812] what is left out between two programmes is withheld from viewers with a limit alone', () => {
  expect(withheldAt([before, after], fakeNow, child)).toBe('shell/programme-barred');
  expect(withheldAt([before, after], fakeNow, rated)).toBe('shell/programme-barred');
  expect(withheldAt([before, after], fakeNow, undefined)).toBeUndefined();
  for (const known of [[], [before], [after]]) expect(withheldAt(known, fakeNow, child)).toBeUndefined();
});

test('[SH1812] a guide tells no ratings: what a child is told nothing of plays on a channel for children, and for ratings alone it is above them', () => {
  const untold = programme(-20, 20);
  expect(withheldAt([before, untold, after], fakeNow, child)).toBeUndefined();
  expect(withheldAt([before, untold, after], fakeNow, rated)).toBe('shell/programme-barred');
  expect(withheldAt([programme(-20, 20, 'Bamse')], fakeNow, rated)).toBeUndefined();
});

function setUp(sent: readonly Programme[] | 'hangs', limit?: ContentLimit) {
  const clock = createFakeClock();
  const told: (ErrorCode | undefined)[] = [];
  const between = async (_id: string, fromAt: Instant, untilAt: Instant): Promise<readonly Programme[]> =>
    sent === 'hangs'
      ? new Promise(() => undefined)
      : sent.filter(({ startAt, endAt }) => startAt < untilAt && endAt > fromAt);
  const admission = createChannelAdmission({
    ports: { clock },
    time: clock,
    programmes: { between },
    viewer: createObservable({ limit }),
    withhold: (reason) => told.push(reason),
  });
  return { clock, told, admission, admit: () => admission.admit({ id: '1', type: 'channel' }) };
}

test('[SH1813] a channel begins only where what is on is within the limit; other items, and other viewers, wait for nothing', async () => {
  const barred = setUp([before, after], child);
  expect([await barred.admit(), barred.told]).toEqual([false, ['shell/programme-barred']]);
  const fitting = setUp([before, programme(-20, 20, 'Bamse'), after], child);
  expect([await fitting.admit(), fitting.told]).toEqual([true, []]);
  expect(await setUp('hangs').admit()).toBe(true);
  expect(await setUp('hangs', child).admission.admit({ id: '1', type: 'program' })).toBe(true);
});

test('[SH1813] programmes that do not come are waited for three seconds', async () => {
  const { clock, admit } = setUp('hangs', child);
  let isAdmitted: boolean | undefined;
  void admit().then((outcome) => {
    isAdmitted = outcome;
  });
  await clock.advanceSettled(2_999);
  expect(isAdmitted).toBeUndefined();
  await clock.advanceSettled(1);
  expect(isAdmitted).toBe(true);
});

test('[SH1814] what was withheld comes back as something else is live, by how far behind now the channel plays', async () => {
  const { clock, told, admission } = setUp([asleep, programme(60, 90, 'Bamse')]);
  const known = [asleep];
  admission.judge('1', known, { at: fakeNow - 30_000, isLive: true });
  expect(told).toEqual([]);
  clock.advance(30_000);
  admission.judge('1', known, { at: fakeNow, isLive: true });
  admission.judge('1', known, { at: fakeNow, isLive: true });
  expect(told).toEqual(['shell/programme-blacked-out']);
  await clock.advanceSettled(60 * minuteMs - 1_000);
  expect(told).toHaveLength(1);
  await clock.advanceSettled(1_000);
  expect(told).toEqual(['shell/programme-blacked-out', undefined]);
  expect(clock.pending).toBe(0);
});

test('[SH1814] a place that the viewer went back to is given up for what is live a second later', async () => {
  const { clock, told, admission } = setUp([programme(-60, -20, 'Nat', true), programme(-20, 60, 'Bamse')]);
  admission.judge('1', [programme(-60, -20, 'Nat', true)], { at: fakeNow - 30 * minuteMs, isLive: false });
  await clock.advanceSettled(minuteMs);
  expect(told).toEqual(['shell/programme-blacked-out', undefined]);
});

test('[SH1814] another item ends the wait', async () => {
  const { clock, told, admission, admit } = setUp([before, after], child);
  await admit();
  admission.begin();
  expect(clock.pending).toBe(0);
  await settled();
  expect(told).toEqual(['shell/programme-barred']);
});
