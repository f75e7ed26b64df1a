import type { PlayableItem } from '@fjernsyn/catalogue';
import type { Programme } from '@fjernsyn/contracts';
import { createObservable, type Instant } from '@fjernsyn/kernel';
import { createFakeClock, fakeNow, settled } from '@fjernsyn/platform/testing';
import type { PlaybackView } from '@fjernsyn/player';
import { expect, test, vi } from 'vitest';
import { createChannelCourse } from './channel-course';
import { toInitialWatchView, type WatchView } from './watch-view';

const minuteMs = 60_000;
const channel: PlayableItem = { id: '1', type: 'channel', title: 'Fjern 1', tagline: '' };

/** A programme by minutes from now. */
const programme = (id: string, from: number, until: number, more: Partial<Programme> = {}): Programme => ({
  id,
  channelId: '1',
  startAt: fakeNow + from * minuteMs,
  endAt: fakeNow + until * minuteMs,
  item: { id, type: 'program', title: id, shortDescription: `Om ${id}` } as unknown as Programme['item'] & object,
  isLive: false,
  isRepeat: false,
  isFeatured: false,
  isBlackout: false,
  ...more,
});
const evening = [programme('before', -200, -90), programme('news', -90, 10), programme('film', 10, 130)];

function setUp(sent: readonly Programme[] = evening, item = channel) {
  const clock = createFakeClock();
  const view = createObservable<WatchView>(toInitialWatchView(item));
  const between = vi.fn(async (_channelId: string, _fromAt: Instant, _untilAt: Instant) => sent);
  const course = createChannelCourse({
    view,
    programmes: { between },
    ports: { clock },
    time: clock,
    viewer: createObservable({ limit: undefined }),
    withhold: vi.fn(),
  });
  /** Plays at a place, in minutes behind the edge, which is now by the stream's clock. */
  const play = async (
    behind = 0,
    more: Partial<PlaybackView['window']> = {},
    { canSeek = true, state = 'PLAYING' }: Partial<Pick<PlaybackView, 'canSeek' | 'state'>> = {},
  ) => {
    const edge = (clock.now() - fakeNow) / 1_000 + 10_000;
    const playback = {
      state,
      canSeek,
      behindLiveSeconds: behind * 60,
      positionSeconds: edge - behind * 60,
      window: {
        startSeconds: edge - 7_200,
        endSeconds: edge,
        liveEdgeSeconds: edge,
        originAt: fakeNow - 10_000_000,
        ...more,
      },
    } as PlaybackView;
    view.set({ ...view.get(), playback });
    course.follow(playback);
    await settled();
    return view.get();
  };
  return { clock, view, between, course, play };
}

test('[SH1800] a channel shows what is on at its place, and another programme once that is over', async () => {
  const { clock, play } = setUp();
  expect((await play()).programme).toEqual({
    id: 'news',
    title: 'news',
    description: 'Om news',
    startAt: fakeNow - 90 * minuteMs,
    endAt: fakeNow + 10 * minuteMs,
    hasStartOver: true,
  });
  clock.advance(10 * minuteMs - 1_000);
  expect((await play()).programme?.id).toBe('news');
  clock.advance(1_000);
  expect((await play()).programme?.id).toBe('film');
});

test('[SH1800] the place decides, not the edge: a seek back shows what was on there', async () => {
  const { play } = setUp();
  await play();
  expect((await play(100)).programme?.id).toBe('before');
  expect((await play(0)).programme?.id).toBe('news');
});

test('[SH1800] [P033] a stream without a clock is at the service’s time, however far behind its edge it is', async () => {
  const { clock, play } = setUp();
  expect((await play(0, { originAt: undefined })).programme).toMatchObject({ id: 'news', hasStartOver: false });
  expect((await play(100, { originAt: undefined })).programme?.id).toBe('before');
  clock.advance(10 * minuteMs);
  expect((await play(0, { originAt: undefined })).programme?.id).toBe('film');
});

test('[SH1801] between two programmes, and over one of which nothing may be told, the channel stands alone', async () => {
  const { item: _, ...untold } = programme('untold', -90, 10);
  expect((await setUp([untold]).play()).programme).toBeUndefined();
  expect((await setUp([programme('over', -90, -1)]).play()).programme).toBeUndefined();
});

test('[SH1804] [P031] what began within the window can be started over, and what began before it cannot', async () => {
  const { play } = setUp();
  const startOvers = [await play(0), await play(100), await play(0, {}, { canSeek: false })];
  expect(startOvers.map(({ programme: on }) => [on?.id, on?.hasStartOver])).toEqual([
    ['news', true],
    ['before', false],
    ['news', false],
  ]);
  expect((await setUp([programme('off', -90, 10, { isBlackout: true })]).play()).programme?.hasStartOver).toBe(false);
});

test('[SH1805] programmes are marked where they begin within the window, as it moves', async () => {
  const { clock, play } = setUp();
  expect((await play()).boundaries).toEqual([fakeNow - 90 * minuteMs]);
  clock.advance(20 * minuteMs);
  expect((await play()).boundaries).toEqual([fakeNow - 90 * minuteMs, fakeNow + 10 * minuteMs]);
  clock.advance(11 * minuteMs);
  expect((await play()).boundaries).toEqual([fakeNow + 10 * minuteMs]);
});

test('[SH1803] they are looked up once a minute at most, whatever came of it, with what is on next', async () => {
  const { clock, between, play } = setUp([]);
  for (let second = 0; second < 59; second++) {
    await play();
    clock.advance(1_000);
  }
  expect(between).toHaveBeenCalledTimes(1);
  expect(between.mock.calls[0]).toEqual(['1', fakeNow - 120 * minuteMs, fakeNow + 60 * minuteMs]);
  clock.advance(1_000);
  await play();
  expect(between).toHaveBeenCalledTimes(2);
});

test('[SH1800] before the picture no place counts, as an engine may stand anywhere', async () => {
  const { play } = setUp();
  expect((await play(100, {}, { state: 'LOADING' })).programme).toBeUndefined();
  expect((await play(0)).programme?.id).toBe('news');
});

test('[SH1800] an unchanged programme tells nobody, and there is no timer', async () => {
  const { clock, view, play } = setUp();
  await play();
  const told = vi.fn();
  view.subscribe(told);
  clock.advance(1_000);
  await play();
  expect([told.mock.calls.length, clock.pending]).toEqual([1, 0]);
});

test('[SH1800] what comes after another item has begun is not shown, and films have no programmes', async () => {
  const { view, course, play, between } = setUp();
  const shown = play();
  course.begin();
  await shown;
  expect(view.get().programme).toBeUndefined();
  const film = setUp(evening, { ...channel, type: 'program' });
  await film.play();
  expect([film.between.mock.calls.length, between.mock.calls.length]).toEqual([0, 1]);
});
