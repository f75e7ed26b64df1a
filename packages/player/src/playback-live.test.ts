import { AppError } from '@fjernsyn/kernel';
import type { MediaObservation } from '@fjernsyn/platform';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toMediaFile } from './testing/media-files';
import { createPlayerRig, film } from './testing/player-rig';

const originAt = 1_577_836_800_000;
const twoHours = { start: 1_000, end: 8_200 };

/** A channel that plays at the edge of its window. */
async function playLive(observed: Partial<MediaObservation> = {}) {
  const rig = createPlayerRig({ files: [toMediaFile({ format: 'hls', isStreamLive: true })] });
  const playback = await rig.play({ item: { ...film, type: 'channel' } });
  rig.engine().observe({ seekableSeconds: twoHours, positionSeconds: 8_194, originAt, ...observed });
  return { ...rig, playback, seeks: () => rig.engine().calls.filter((call) => call.startsWith('seek')) };
}

test('[P111] [PL535] live is where it is now, whatever was paused before, and is played', async () => {
  const { playback, engine, seeks } = await playLive();
  playback.send({ type: 'PAUSE' });
  engine().observe({ seekableSeconds: { start: 1_040, end: 8_240 } });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', behindLiveSeconds: 46 });
  playback.send({ type: 'SEEK_TO', atSeconds: 8_140 });
  playback.send({ type: 'GO_TO_LIVE' });
  expect(seeks()).toEqual(['seek 8140', 'seek 8234']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', behindLiveSeconds: 0 });
});

test('[P028] [PL534] a stream that keeps too little offers neither pause nor seek, and goes to live all the same', async () => {
  const { playback, seeks } = await playLive({ seekableSeconds: { start: 1_000, end: 1_045 }, positionSeconds: 1_010 });
  expect(playback.getSnapshot()).toMatchObject({ canPause: false, canSeek: false });
  playback.send({ type: 'SEEK_BY', bySeconds: -10 });
  playback.send({ type: 'SEEK_TO_INSTANT', at: originAt });
  playback.send({ type: 'GO_TO_LIVE' });
  expect(seeks()).toEqual(['seek 1039']);
  expect((await createPlayerRig().play()).getSnapshot()).toMatchObject({ canPause: true, canSeek: true });
});

test('[P031] [P033] [PL533] a moment is found by the stream’s own clock, whatever the set’s clock says', async () => {
  const { playback, clock, seeks } = await playLive();
  clock.jumpTo(originAt - 90_000);
  playback.send({ type: 'SEEK_TO_INSTANT', at: originAt + 7_000_500 });
  expect(seeks()).toEqual(['seek 7000.5']);
  expect(playback.getSnapshot()).toMatchObject({ positionAt: originAt + 7_000_500, behindLiveSeconds: 1_199.5 });
});

test('[PL533] a stream that tells no time goes to no moment, and a film to no live', async () => {
  const { playback, seeks } = await playLive({ originAt: undefined });
  playback.send({ type: 'SEEK_TO_INSTANT', at: originAt + 7_000_000 });
  expect([seeks(), playback.getSnapshot().positionAt]).toEqual([[], undefined]);
  const recorded = createPlayerRig();
  const watched = await recorded.play();
  watched.send({ type: 'GO_TO_LIVE' });
  expect(recorded.engine().calls).toEqual(['load', 'play']);
});

test('[P022] [P023] [PL538] a pause is carried along by the window that leaves it behind, stays one, and says so', async () => {
  const { playback, engine, clock, seeks } = await playLive({ positionSeconds: 1_028 });
  playback.send({ type: 'PAUSE' });
  for (let start = 1_001; start <= 1_120; start++) {
    engine().observe({ seekableSeconds: { start, end: start + 7_200 } });
    await clock.advanceSettled(1_000);
    expect(engine().observation.positionSeconds).toBeGreaterThanOrEqual(start);
  }
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', hasSlid: true });
  expect(seeks().length).toBeLessThan(15);
  playback.send({ type: 'PLAY' });
  await clock.advanceSettled(1_000);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', hasSlid: false });
});

test('[P031] [PL539] a programme that is started over begins at its moment, as soon as the stream tells its time', async () => {
  const rig = createPlayerRig({ files: [toMediaFile({ format: 'hls', isStreamLive: true })] });
  const startAt = originAt + 7_000_000;
  const playback = await rig.play({ item: { ...film, type: 'channel' }, startAt });
  rig.engine().observe({ seekableSeconds: twoHours, positionSeconds: 8_194, originAt });
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionAt: startAt });
});

test('[PL539] a programme that has just begun is started over in a short window too, and nobody is moved once that is longer', async () => {
  const rig = createPlayerRig({ files: [toMediaFile({ format: 'hls', isStreamLive: true })] });
  const playback = await rig.play({ item: { ...film, type: 'channel' }, startAt: originAt + 1_010_000 });
  rig.engine().observe({ seekableSeconds: { start: 1_000, end: 1_100 }, positionSeconds: 1_094, originAt });
  expect(playback.getSnapshot().positionSeconds).toBe(1_010);
  rig.engine().observe({ seekableSeconds: { start: 1_000, end: 1_300 }, positionSeconds: 1_200 });
  expect(playback.getSnapshot().positionSeconds).toBe(1_200);
  expect(rig.engine().calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 1010']);
});

test('[PL538] [PL553] what stands still where its window is about to leave it is carried along, by that one seek', async () => {
  const { engine, clock, seeks } = await playLive({ positionSeconds: 1_010 });
  for (let start = 1_001; start <= 1_004; start++) {
    const bufferedSeconds = [{ start, end: 1_100 }];
    engine().observe({ seekableSeconds: { start, end: start + 7_200 }, bufferedSeconds });
    await clock.advanceSettled(1_000);
  }
  expect(seeks()).toEqual(['seek 1020']);
});

test('[PL26] a stream that has ended plays on from a moment that is asked for', async () => {
  const { playback, engine, seeks } = await playLive();
  engine().observe({ hasEnded: true, isPaused: true });
  playback.send({ type: 'SEEK_TO_INSTANT', at: originAt + 5_000_000 });
  expect(seeks()).toEqual(['seek 5000']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 5_000 });
});

test('[PL539] a live stream that is loaded anew goes on at its moment, whatever its clock says then', async () => {
  const { playback, engine } = await playLive();
  playback.send({ type: 'SEEK_TO', atSeconds: 5_000 });
  engine().fail(new AppError('media/decode'));
  await settled();
  engine().finishLoad();
  engine().observe({
    seekableSeconds: { start: 0, end: 7_200 },
    positionSeconds: 7_194,
    originAt: originAt + 1_000_000,
  });
  await settled();
  expect(playback.getSnapshot()).toMatchObject({ positionSeconds: 4_000, positionAt: originAt + 5_000_000 });
});
