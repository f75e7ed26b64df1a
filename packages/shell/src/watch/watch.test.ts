import type { MediaFile } from '@fjernsyn/contracts';
import type { InputAction } from '@fjernsyn/focus';
import { AppError } from '@fjernsyn/kernel';
import { createFakeMediaEngine, type createFakePorts, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { speechKey } from '../speech/announcer';
import { createWatchRig, file, item } from '../testing/watch-rig';
import { controlsIdleMs } from './controls-visibility';
import { seekMeantMs } from './seek-memory';

test('[SH15] asks for the media at once, and shows the item as soon as it is known, before there is a surface', async () => {
  const { asked, watch, load } = createWatchRig();
  expect(asked).toEqual(['videos']);
  await load();
  expect(watch.view.get()).toMatchObject({ item: { title: 'Havgus' }, playback: undefined });
});

test('[SH400] [found-end-01] what ends with hidden controls shows them, by play, and they stay', async () => {
  const { ports, watch, play } = createWatchRig();
  await play();
  ports.clock.advance(controlsIdleMs);
  expect(watch.view.get().areControlsShown).toBe(false);
  ports.mediaEngine.observe({ hasEnded: true });
  ports.clock.advance(2 * controlsIdleMs);
  expect(watch.view.get()).toMatchObject({ areControlsShown: true, enter: 'play-pause', playback: { state: 'ENDED' } });
});

test('[SH400] the controls have all their time from the first picture on', async () => {
  const { ports, watch } = createWatchRig();
  watch.attach(fakeMediaSurface);
  await settled();
  ports.clock.advance(controlsIdleMs - 1);
  ports.mediaEngine.finishLoad();
  await settled();
  ports.mediaEngine.observe({ isPaused: false, positionSeconds: 1 });
  ports.clock.advance(controlsIdleMs - 1);
  expect(watch.view.get().areControlsShown).toBe(true);
  ports.clock.advance(1);
  expect(watch.view.get().areControlsShown).toBe(false);
});

test('[SH15] plays when a surface is there, with the media that were asked for', async () => {
  const { asked, watch, play, ports } = createWatchRig();
  await play();
  expect(watch.view.get()).toMatchObject({ item: { title: 'Havgus' }, playback: { state: 'PLAYING' } });
  expect(ports.mediaEngine.source).toMatchObject({ url: file.url, format: 'dash', startSeconds: 0 });
  expect(asked.filter((call) => call === 'videos')).toHaveLength(1);
});

test('[SH17] hides the controls after five seconds without a key while something plays', async () => {
  const { ports, watch, play, press } = createWatchRig();
  await play();
  ports.clock.advance(controlsIdleMs - 1);
  expect(watch.view.get().areControlsShown).toBe(true);
  press('info');
  ports.clock.advance(controlsIdleMs - 1);
  expect(watch.view.get().areControlsShown).toBe(true);
  ports.clock.advance(1);
  expect(watch.view.get().areControlsShown).toBe(false);
});

test('[SH17] keeps the controls while it is paused', async () => {
  const { ports, watch, play, press } = createWatchRig();
  await play();
  press('pause');
  ports.clock.advance(controlsIdleMs * 3);
  expect(watch.view.get()).toMatchObject({ areControlsShown: true, playback: { state: 'PAUSED' } });
});

/** Lets the picture move by seconds. */
function playOn({ clock, mediaEngine }: ReturnType<typeof createFakePorts>, seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    mediaEngine.observe({ positionSeconds: mediaEngine.observation.positionSeconds + 1 });
    clock.advance(1_000);
  }
}

test('[SH16] shows the controls and seeks on an arrow, with focus on the seek bar', async () => {
  const { ports, watch, play, handle } = createWatchRig();
  await play();
  playOn(ports, 5);
  expect(handle({ type: 'move', direction: 'right', isRepeat: false })).toBe(true);
  expect(watch.view.get()).toMatchObject({
    areControlsShown: true,
    enter: 'seek-bar',
    playback: { previewSeconds: 16 },
  });
});

test('[SH18] [back-07] leaving stops what plays and gives the decoder back', async () => {
  const { ports, play } = createWatchRig();
  const detach = await play();
  await detach();
  expect(ports.mediaEngine.calls).toContain('dispose');
  expect(ports.clock.pending).toBe(0);
});

test('[SH18] Back hides the controls first, and stop leaves', async () => {
  const { watch, play, press, leave, handle } = createWatchRig();
  await play();
  expect(handle({ type: 'back' })).toBe(true);
  expect(watch.view.get().areControlsShown).toBe(false);
  expect(handle({ type: 'back' })).toBe(false);
  press('stop');
  expect(leave).toHaveBeenCalledOnce();
});

test.each(['activate', 'left', 'up'] as const)(
  '[SH16] [key-13] a key after the screensaver, or any other absence, leaves no video: %s',
  async (kind) => {
    const { ports, watch, leave, play, handle } = createWatchRig();
    await play();
    ports.clock.advance(controlsIdleMs);
    ports.lifecycle.send({ type: 'suspended' });
    ports.lifecycle.send({ type: 'resumed' });
    handle(kind === 'activate' ? { type: 'activate' } : { type: 'move', direction: kind, isRepeat: false });
    expect(watch.view.get().areControlsShown).toBe(true);
    expect(leave).not.toHaveBeenCalled();
  },
);

test('[P092] [SH27] Back cancels a pending seek, then hides the controls, then is left to the way back', async () => {
  const { ports, watch, play, handle } = createWatchRig();
  await play();
  for (let step = 0; step < 3; step++) watch.command('seek-forward');
  expect(watch.view.get().playback?.previewSeconds).toBe(31);
  expect(handle({ type: 'back' })).toBe(true);
  expect(watch.view.get()).toMatchObject({
    areControlsShown: true,
    playback: { state: 'PLAYING', positionSeconds: 1 },
  });
  expect(watch.view.get().playback?.previewSeconds).toBeUndefined();
  ports.clock.advance(1_000);
  expect(ports.mediaEngine.calls.filter((call) => call.startsWith('seek'))).toEqual([]);
  expect(handle({ type: 'back' })).toBe(true);
  expect(watch.view.get().areControlsShown).toBe(false);
  expect(handle({ type: 'back' })).toBe(false);
});

test('[SH16] a step goes ten seconds back or forward from where the film is, and play plays what was paused', async () => {
  const { ports, watch, play, press } = createWatchRig();
  await play();
  ports.mediaEngine.observe({ positionSeconds: 50 });
  watch.command('seek-backward');
  expect(watch.view.get().playback?.previewSeconds).toBe(40);
  watch.command('seek-forward');
  watch.command('seek-forward');
  expect(watch.view.get().playback?.previewSeconds).toBe(60);
  watch.command('cancel-seek');
  press('pause');
  expect(watch.view.get().playback?.state).toBe('PAUSED');
  press('play');
  expect(watch.view.get().playback?.state).toBe('PLAYING');
});

test.each([
  ['take-seek', 'PLAYING'],
  ['pause', 'PAUSED'],
] as const)('[P092] [SH37] %s sends a pending seek at once, and leaves the film %s', async (command, state) => {
  const { ports, watch, play, press } = createWatchRig();
  await play();
  press('pause');
  for (let step = 0; step < 3; step++) watch.command('seek-forward');
  watch.command(command);
  const seeks = () => ports.mediaEngine.calls.filter((call) => call.startsWith('seek'));
  expect(seeks()).toEqual(['seek 31']);
  expect(watch.view.get().playback?.previewSeconds).toBeUndefined();
  ports.clock.advance(1_000);
  expect(seeks()).toHaveLength(1);
  expect(watch.view.get().playback?.state).toBe(state);
});

test('[SH37] [found-seek-01] OK within 2 s after the last step of a seek plays on, and pauses only later', async () => {
  const { ports, watch, play } = createWatchRig();
  await play();
  const onSeekBar = (action: InputAction) => watch.handle(action, { isSeekBarFocused: true });
  const right: InputAction = { type: 'move', direction: 'right', isRepeat: false };
  onSeekBar(right);
  onSeekBar(right);
  ports.clock.advance(1_000);
  expect(watch.view.get().playback?.previewSeconds).toBeUndefined();
  onSeekBar({ type: 'activate' });
  expect(ports.mediaEngine.calls).not.toContain('pause');
  ports.clock.advance(seekMeantMs);
  onSeekBar({ type: 'activate' });
  expect(ports.mediaEngine.calls).toContain('pause');
});

test('[SH19] a playback that fails is a code, and trying again asks for the media anew', async () => {
  let answers: readonly MediaFile[] = [];
  const { watch, ports, asked } = createWatchRig(async () => answers);
  watch.attach(fakeMediaSurface);
  await settled();
  expect(watch.view.get().error).toBe('player/files-not-available');
  const timesAsked = asked.filter((call) => call === 'videos').length;
  answers = [file];
  watch.retry();
  await settled();
  expect(ports.mediaEngine.calls).toContain('load');
  expect(asked.filter((call) => call === 'videos')).toHaveLength(timesAsked + 1);
  expect(watch.view.get().error).toBeUndefined();
});

test('[SH19] an item that cannot be had is a code too, and trying again asks for it anew', async () => {
  let isDown = true;
  const loadItem = async () => {
    if (isDown) throw new AppError('http/unreachable');
    return item;
  };
  const { watch, ports } = createWatchRig(undefined, loadItem);
  watch.attach(fakeMediaSurface);
  await settled();
  expect(watch.view.get().error).toBe('http/unreachable');
  isDown = false;
  watch.retry();
  await settled();
  expect(ports.mediaEngine.calls).toContain('load');
});

test.each([
  ['api/not-found', false],
  ['api/unauthorized', false],
  ['api/refused', false],
  ['player/video-format', false],
  ['media/engine-unavailable', false],
  ['media/engine-unreachable', true],
  ['http/timeout', true],
] as const)('[SH19] after %s another try is offered: %s', async (code, canRetry) => {
  const { watch } = createWatchRig(undefined, () => Promise.reject(new AppError(code)));
  watch.attach(fakeMediaSurface);
  await settled();
  expect(watch.view.get()).toMatchObject({ error: code, canRetry });
});

test('[SH24] thumbnails of what plays are there once it plays', async () => {
  const { watch, play, ports } = createWatchRig();
  const thumbnail = { startSeconds: 0, durationSeconds: 4, url: 'https://media.example/sheet.jpg', x: 0, y: 0 };
  ports.mediaEngine.thumbnails = [{ ...thumbnail, width: 240, height: 135, sheetWidth: 1200, sheetHeight: 405 }];
  expect(watch.view.get().thumbnails).toEqual([]);
  await play();
  await settled();
  expect(watch.view.get().thumbnails).toEqual(ports.mediaEngine.thumbnails);
});

test('[SH229] rests while the set shows something else', async () => {
  const { ports, play } = createWatchRig();
  await play();
  ports.lifecycle.send({ type: 'suspended' });
  ports.lifecycle.send({ type: 'resumed' });
  expect(ports.mediaEngine.calls.slice(-2)).toEqual(['pause', 'play']);
});

test('[SH231] [net-02] plays on at its place when the network is back', async () => {
  const { ports, play, watch, online } = createWatchRig();
  await play();
  ports.mediaEngine.observe({ positionSeconds: 31 });
  online.set(false);
  ports.mediaEngine.observe({ isWaiting: true });
  ports.mediaEngine.fail(new AppError('media/network'));
  await ports.clock.advanceSettled(31_000);
  expect(watch.view.get().error).toBe('media/network');
  online.set(true);
  await settled();
  ports.mediaEngine.finishLoad();
  await settled();
  expect(ports.mediaEngine.source?.startSeconds).toBe(31);
  expect(watch.view.get().error).toBeUndefined();
});

test('[SH231] an item that could not be had for want of the network is asked for again when it is back', async () => {
  let isDown = true;
  const { watch, ports, online } = createWatchRig(undefined, async () => {
    if (isDown) throw new AppError('http/unreachable');
    return item;
  });
  watch.attach(fakeMediaSurface);
  await settled();
  expect(watch.view.get().error).toBe('http/unreachable');
  isDown = false;
  online.set(false);
  online.set(true);
  await settled();
  expect(ports.mediaEngine.calls).toContain('load');
});

test('[SH231] a failure of another kind is left to the viewer', async () => {
  const { ports, play, watch, online } = createWatchRig();
  await play();
  ports.mediaEngine.fail(new AppError('media/drm'));
  await settled();
  online.set(false);
  online.set(true);
  await settled();
  expect(watch.view.get().error).toBe('media/drm');
});

test('[SH17] [saver-06] nothing comes over what plays, however long no key is pressed', async () => {
  const { ports, play, watch } = createWatchRig();
  await play();
  const { error } = watch.view.get();
  playOn(ports, 60 * 60);
  expect(watch.view.get()).toMatchObject({ areControlsShown: false, error });
});

test('[SH402] [found-desk-01] J, K, L, M, F and the volume act on what plays, and what switches acts once a press', async () => {
  const toggle = vi.fn();
  const { ports, handle, press, play } = createWatchRig();
  Object.assign(ports, { fullScreen: { toggle } });
  await play();
  const calls = () => ports.mediaEngine.calls.filter((call) => call.startsWith('volume'));
  press('mute');
  handle({ type: 'key', key: 'mute', isRepeat: true });
  press('mute');
  press('volumeDown');
  expect(calls()).toEqual(['volume 1 muted', 'volume 1', 'volume 0.9']);
  press('fullScreen');
  handle({ type: 'key', key: 'fullScreen', isRepeat: true });
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('[SH1470] another item plays in the place of one, on the same surface, once the old one is closed', async () => {
  const { ports, watch, play, readdress, asked } = createWatchRig();
  const next = createFakeMediaEngine();
  const detach = await play();
  const open = vi.spyOn(ports.mediaEngines, 'open').mockResolvedValue(next);
  ports.mediaEngine.observe({ positionSeconds: 50 });
  watch.playItem('13');
  expect(watch.view.get()).toMatchObject({ item: { title: 'Afsnit 13' }, playback: undefined, areControlsShown: true });
  expect(readdress.mock.calls).toEqual([[expect.objectContaining({ id: '13' })]]);
  await settled();
  expect(ports.mediaEngine.calls).toContain('dispose');
  next.finishLoad();
  await settled();
  next.observe({ isPaused: false });
  expect(asked).toEqual(['videos', 'videos']);
  expect(open.mock.calls.map(([surface]) => surface)).toEqual([fakeMediaSurface]);
  expect(watch.view.get().playback).toMatchObject({ state: 'PLAYING', positionSeconds: 0 });
  await detach();
  expect(ports.clock.pending).toBe(0);
});

test('[SH1470] what comes of the item before it is not heard any more', async () => {
  const answers: ((files: readonly MediaFile[]) => void)[] = [];
  const { watch, ports } = createWatchRig(() => new Promise((resolve) => answers.push(resolve)));
  watch.attach(fakeMediaSurface);
  await settled();
  watch.playItem('13');
  await settled();
  answers[0]?.([]);
  await settled();
  expect(watch.view.get().error).toBeUndefined();
  answers[1]?.([file]);
  await settled();
  expect(ports.mediaEngine.calls.filter((call) => call === 'load')).toHaveLength(1);
});

test('[SH1471] [P115] controls that are held stay, and then have all their time', async () => {
  const { ports, watch, play } = createWatchRig();
  await play();
  const release = watch.holdControls();
  ports.clock.advance(3 * controlsIdleMs);
  expect(watch.view.get().areControlsShown).toBe(true);
  release();
  release();
  ports.clock.advance(controlsIdleMs - 1);
  expect(watch.view.get().areControlsShown).toBe(true);
  ports.clock.advance(1);
  expect(watch.view.get().areControlsShown).toBe(false);
});

test('[SH402] a volume that is chosen is heard', async () => {
  const { ports, watch, play } = createWatchRig();
  await play();
  watch.command('mute');
  watch.setVolume(0.3);
  expect(watch.view.get().sound).toEqual({ volume: 0.3, isMuted: false });
  expect(ports.mediaEngine.calls).toContain('volume 0.3');
});

test('[SH1360] what plays tells its figures as the service configures them', async () => {
  const { ports, play } = createWatchRig(undefined, undefined, { heartbeatFrequency: 1, viewEventPoints: [0.5] });
  await play();
  ports.mediaEngine.observe({ positionSeconds: 49 });
  ports.mediaEngine.observe({ positionSeconds: 51 });
  ports.clock.advance(1_000);
  const figures = ports.telemetry.events.map(({ type }) => type).filter((type) => /heartbeat|view-point/.test(type));
  expect(figures).toEqual(['view-point-reached', 'playback-heartbeat']);
});

test('[SH1471] [P115] the controls stay while the set reads what is shown', async () => {
  const { ports, watch, play } = createWatchRig();
  Object.assign(ports.speech, { screenReader: 'on' });
  await play();
  ports.clock.advance(3 * controlsIdleMs);
  expect(watch.view.get().areControlsShown).toBe(true);
});

test('[SH1820] [P115] the controls stay while we read aloud what is shown, and no longer', async () => {
  const { ports, watch, play } = createWatchRig();
  Object.assign(ports.speech, { screenReader: 'unknown' });
  ports.store.write(speechKey, 'on');
  await play();
  ports.clock.advance(3 * controlsIdleMs);
  expect(watch.view.get().areControlsShown).toBe(true);
  ports.store.write(speechKey, 'off');
  ports.clock.advance(controlsIdleMs);
  expect(watch.view.get().areControlsShown).toBe(false);
});

test('[SH1582] another mode of access and another sound play at the same place', async () => {
  const signed: MediaFile = { ...file, url: 'https://cdn.example/signed.mp4', accessService: 'SignLanguage' };
  const { ports, play, watch } = createWatchRig(async () => [file, signed]);
  await play();
  ports.mediaEngine.observe({ positionSeconds: 31 });
  watch.selectAccessMode('SignLanguage');
  await settled();
  expect(ports.mediaEngine.source).toMatchObject({ url: signed.url, startSeconds: 31 });
  ports.mediaEngine.finishLoad();
  const audio = { type: 'audio', label: '', roles: [] } as const;
  ports.mediaEngine.observe({
    tracks: [
      { ...audio, id: '1', language: 'da', isSelected: true },
      { ...audio, id: '2', language: 'en', isSelected: false },
    ],
  });
  await settled();
  watch.selectAudio('2');
  expect(watch.view.get().playback?.audioTracks.find(({ isSelected }) => isSelected)?.language).toBe('en');
});

test('[SH1583] what plays can leave the page for a window of its own, where there is one', () => {
  const { watch } = createWatchRig();
  watch.command('picture-in-picture');
  expect(watch.view.get().canPictureInPicture).toBe(false);
  const toggle = vi.fn();
  const able = createWatchRig(undefined, undefined, undefined, { pictureInPicture: { toggle } });
  expect(able.watch.view.get().canPictureInPicture).toBe(true);
  able.watch.command('picture-in-picture');
  expect(toggle).toHaveBeenCalledTimes(1);
});
