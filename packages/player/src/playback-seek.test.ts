import { expect, test } from 'vitest';
import { createPlayerRig } from './testing/player-rig';
import { createSlowEngine } from './testing/special-engines';

test('[P018] [PL24] turns five presses within 500 ms into one seek of 50 s, 700 ms after the last', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play();
  const previews: (number | undefined)[] = [];
  for (let press = 0; press < 5; press++) {
    playback.send({ type: 'SEEK_BY', bySeconds: 10 });
    previews.push(playback.getSnapshot().previewSeconds);
    if (press < 4) clock.advance(125);
  }
  expect([previews, playback.getSnapshot().state]).toEqual([[10, 20, 30, 40, 50], 'FF']);
  clock.advance(699);
  expect(engine().calls).toEqual(['load', 'play']);
  clock.advance(1);
  clock.advance(2_000);
  expect(engine().calls).toEqual(['load', 'play', 'seek 50']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 50 });
  expect(playback.getSnapshot().previewSeconds).toBeUndefined();
});

test('[PL770] [P019] a key that is held for four seconds crosses ten minutes of a long film, in one seek', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play();
  engine().observe({ durationSeconds: 7_200, seekableSeconds: { start: 0, end: 7_200 }, positionSeconds: 600 });
  playback.send({ type: 'PAUSE' });
  for (let repeat = 0; repeat < 20; repeat++) {
    playback.send({ type: 'SEEK_BY', bySeconds: 10, isHeld: repeat > 0 });
    clock.advance(200);
  }
  expect(playback.getSnapshot().previewSeconds).toBe(600 + 5 * (10 + 20 + 40 + 60));
  playback.send({ type: 'SEEK_BY', bySeconds: -10, isHeld: false });
  clock.advance(700);
  expect(engine().calls.slice(2)).toEqual(['pause', 'seek 1240']);
});

test('[PL24] adds steps of both ways up, from where the engine was last sent', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play({ startSeconds: 40 });
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_BY', bySeconds: -30 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'REWIND', previewSeconds: 20, positionSeconds: 40 });
  clock.advance(700);
  expect(engine().calls.slice(-1)).toEqual(['seek 20']);
});

test('[PL24] stays within the window, and is a seek in pause too', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play();
  playback.send({ type: 'PAUSE' });
  playback.send({ type: 'SEEK_BY', bySeconds: 500 });
  clock.advance(700);
  playback.send({ type: 'SEEK_BY', bySeconds: -500 });
  clock.advance(700);
  expect(engine().calls.slice(2)).toEqual(['pause', 'seek 99', 'seek 0']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', positionSeconds: 0 });
});

test('[PL25] goes to a place at once, and drops the steps before it', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play();
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_TO', atSeconds: 70 });
  expect(engine().calls.slice(-1)).toEqual(['seek 70']);
  clock.advance(2_000);
  expect(engine().calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 70']);
});

test('[P092] [PL31] stays where it was when the steps are dropped, and counts anew after that', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play({ startSeconds: 40 });
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_CANCEL' });
  clock.advance(2_000);
  expect(engine().calls).toEqual(['load', 'play']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 40 });
  expect(playback.getSnapshot().previewSeconds).toBeUndefined();
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  clock.advance(700);
  expect(engine().calls.slice(-1)).toEqual(['seek 50']);
});

test('[P092] [PL34] takes the steps at once when told to, and only once', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play();
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_COMMIT' });
  expect(engine().calls.slice(-1)).toEqual(['seek 20']);
  playback.send({ type: 'SEEK_COMMIT' });
  clock.advance(2_000);
  expect(engine().calls).toEqual(['load', 'play', 'seek 20']);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 20 });
});

test('[PL34] a second commit keeps the place that the first has sent the engine to', async () => {
  const { play, engine } = createPlayerRig({ toEngine: createSlowEngine });
  const playback = await play();
  playback.send({ type: 'SEEK_BY', bySeconds: 60 });
  playback.send({ type: 'SEEK_COMMIT' });
  playback.send({ type: 'SEEK_COMMIT' });
  expect(playback.getSnapshot()).toMatchObject({ state: 'BUFFERING', positionSeconds: 60 });
  engine().observe({ positionSeconds: 60, isSeeking: false });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 60 });
});

test('[PL352] what cannot be sought takes no seek, after its end neither', async () => {
  const { play, engine, clock, told } = createPlayerRig();
  const playback = await play();
  engine().observe({ seekableSeconds: { start: 0, end: 0 }, positionSeconds: 12 });
  playback.send({ type: 'SEEK_BY', bySeconds: 10 });
  playback.send({ type: 'SEEK_TO', atSeconds: 60 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 12 });
  engine().observe({ hasEnded: true, isPaused: true });
  playback.send({ type: 'SEEK_TO', atSeconds: 60 });
  clock.advance(2_000);
  expect(playback.getSnapshot().state).toBe('ENDED');
  expect(engine().calls).toEqual(['load', 'play']);
  expect(told()).not.toContain('playback-sought');
});

test('[PL352] a place that is no number moves nobody, and leaves nothing that waits', async () => {
  const { play, engine, clock } = createPlayerRig();
  const playback = await play({ startSeconds: 40 });
  playback.send({ type: 'PAUSE' });
  playback.send({ type: 'SEEK_BY', bySeconds: Number.NaN });
  playback.send({ type: 'SEEK_TO', atSeconds: Number.NaN });
  clock.advance(2_000);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PAUSED', positionSeconds: 40 });
  expect(engine().calls).toEqual(['load', 'play', 'pause']);
});

test('[PL26] plays on after a step back from the end, and anew after a play', async () => {
  const { play, engine, clock, told } = createPlayerRig();
  const playback = await play();
  const end = () => engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
  end();
  expect(playback.getSnapshot().state).toBe('ENDED');
  playback.send({ type: 'SEEK_BY', bySeconds: -20 });
  expect(playback.getSnapshot()).toMatchObject({ state: 'REWIND', previewSeconds: 80 });
  clock.advance(700);
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 80 });
  end();
  playback.send({ type: 'TOGGLE' });
  expect(playback.getSnapshot()).toMatchObject({ state: 'PLAYING', positionSeconds: 0 });
  expect(engine().calls.slice(2)).toEqual(['seek 80', 'play', 'seek 0', 'play']);
  expect(told().filter((type) => type === 'playback-ended')).toHaveLength(2);
});
