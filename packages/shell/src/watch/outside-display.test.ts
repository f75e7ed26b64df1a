import { createObservable } from '@fjernsyn/kernel';
import type { NowPlayingDisplay, PlayingNow } from '@fjernsyn/platform';
import { fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createWatchRig, item } from '../testing/watch-rig';
import { createOutsideDisplay } from './outside-display';
import type { WatchCommand } from './watch-commands';
import type { WatchView } from './watch-view';

/** A display outside the page, and what it was told. */
function createDisplay(open: (display: NowPlayingDisplay) => Promise<NowPlayingDisplay> = async (display) => display) {
  const shown: (PlayingNow | undefined)[] = [];
  const display: NowPlayingDisplay = {
    show: (playing) => void shown.push(playing),
    clear: () => void shown.push(undefined),
  };
  const nowPlaying = { open: vi.fn(() => open(display)) };
  return { shown, nowPlaying, last: () => shown[shown.length - 1] };
}

/** A film that plays on a set with such a display. */
async function play(display = createDisplay()) {
  const images = { wallpaper: 'https://images.example/12' };
  const rig = createWatchRig(undefined, async () => ({ ...item, tagline: 'Tågen letter', images }), undefined, {
    nowPlaying: display.nowPlaying,
  });
  await rig.load();
  const detach = rig.watch.attach(fakeMediaSurface);
  await settled();
  const { mediaEngine } = rig.ports;
  const askedBefore = display.nowPlaying.open.mock.calls.length;
  mediaEngine.finishLoad();
  await settled();
  mediaEngine.observe({ isPaused: false, positionSeconds: 10 });
  await settled();
  return { ...rig, ...display, detach, askedBefore };
}

test('[SH1786] what plays is shown outside the page from its first picture on, and no display is opened before', async () => {
  const { shown, askedBefore, nowPlaying } = await play();
  expect([askedBefore, nowPlaying.open.mock.calls.length]).toEqual([0, 1]);
  expect(shown.pop()).toMatchObject({
    title: 'Havgus',
    subtitle: 'Tågen letter',
    pictureUrl: expect.stringContaining('https://images.example/12'),
    isPlaying: true,
    positionSeconds: 10,
    durationSeconds: 100,
  });
});

test('[SH1786] it is shown anew where it pauses or goes elsewhere, and not as it plays on', async () => {
  const { shown, ports, watch, last } = await play();
  const before = shown.length;
  for (let second = 11; second < 16; second++) {
    ports.clock.advance(1_000);
    ports.mediaEngine.observe({ positionSeconds: second });
  }
  expect(shown.length).toBe(before);
  watch.seekTo(60);
  expect(last()).toMatchObject({ positionSeconds: 60, isPlaying: true });
  watch.command('pause');
  expect(last()).toMatchObject({ positionSeconds: 60, isPlaying: false });
});

test('[SH1787] its buttons do what those of the screen do', async () => {
  const { ports, watch, leave, last } = await play();
  last()?.actions.pause?.();
  expect(watch.view.get().playback?.state).toBe('PAUSED');
  last()?.actions.play?.();
  expect(watch.view.get().playback?.state).toBe('PLAYING');
  last()?.actions.seekforward?.();
  expect(watch.view.get().playback?.previewSeconds).toBe(20);
  last()?.actions.seekbackward?.();
  expect(watch.view.get().playback?.previewSeconds).toBe(10);
  last()?.actions.stop?.();
  expect(leave).toHaveBeenCalledTimes(1);
  expect([last()?.actions.nexttrack, ports.mediaEngine.calls.includes('dispose')]).toEqual([undefined, false]);
});

test('[SH1786] once it is left or has failed nothing is shown', async () => {
  const { detach, last } = await play();
  await detach();
  expect(last()).toBeUndefined();
});

test('[SH1786] what comes after it was left is not shown, and what cannot be fetched changes nothing', async () => {
  let fetched: () => void = () => undefined;
  const late = createDisplay(
    (display) =>
      new Promise((resolve) => {
        fetched = () => resolve(display);
      }),
  );
  const { detach } = await play(late);
  await detach();
  fetched();
  await settled();
  expect(late.shown).toEqual([]);
  const { watch } = await play(createDisplay(() => Promise.reject(new Error('gone'))));
  expect(watch.view.get().playback?.state).toBe('PLAYING');
});

test('[SH1787] a live stream has no length, what cannot be sought no way to, and what is next a button', async () => {
  const { watch } = await play();
  const { playback, ...view } = watch.view.get();
  if (!playback) throw new Error('nothing plays');
  const shown = createObservable<WatchView>({
    ...view,
    hasNext: true,
    playback: { ...playback, isLive: true, canSeek: false, canPause: false },
  });
  const display = createDisplay();
  const asked: WatchCommand[] = [];
  const { clock } = createWatchRig().ports;
  createOutsideDisplay({
    ports: { clock, nowPlaying: display.nowPlaying },
    view: shown,
    command: (command) => asked.push(command),
  });
  shown.set({ ...shown.get() });
  await settled();
  const now = display.last();
  expect([now?.durationSeconds, Object.keys(now?.actions ?? {})]).toEqual([undefined, ['play', 'nexttrack', 'stop']]);
  now?.actions.nexttrack?.();
  expect(asked).toEqual(['next']);
});
