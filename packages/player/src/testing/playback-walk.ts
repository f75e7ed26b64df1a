import { AppError } from '@fjernsyn/kernel';
import type { MediaObservation, MediaTrack } from '@fjernsyn/platform';
import { createSeededRandom, settled } from '@fjernsyn/platform/testing';
import type { PlaybackCommand } from '../machine/playback-context';
import type { PlaybackView } from '../playback-view';
import { toMediaFile } from './media-files';
import { createPlayerRig, film } from './player-rig';
import { createWalkedEngine, type WalkedEngine } from './walked-engine';

/** 1 January 2020. */
const originAt = 1_577_836_800_000;
const failures = [
  ...(['media/network', 'media/missing', 'media/decode'] as const),
  ...(['media/drm', 'media/unsupported', 'media/unknown'] as const),
];
const tracks: readonly MediaTrack[] = ['audio 1', 'audio 2', 'subtitle 1', 'subtitle 2'].map((id) => ({
  id,
  type: id.startsWith('audio') ? 'audio' : 'subtitle',
  language: id.endsWith('1') ? 'da' : 'en',
  label: id,
  roles: [],
  isSelected: id === 'audio 1',
}));

/** A walk through what viewers, engines and time can do to a playback, the same for the same seed; it keeps what must not be. */
export async function createPlaybackWalk(seed: number) {
  const random = createSeededRandom(seed);
  const below = (end: number): number => Math.floor(random.next() * end);
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const isLive = seed % 3 === 0;
  const faults: string[] = [];
  const format = isLive ? 'hls' : 'dash';
  const rig = createPlayerRig({
    files: ['standard-1', 'standard-2', 'signed'].map((name) =>
      toMediaFile({
        format,
        url: `https://media.example/${name}`,
        isStreamLive: isLive,
        accessService: name === 'signed' ? 'SignLanguage' : 'StandardVideo',
      }),
    ),
    toEngine: () => createWalkedEngine((fault) => faults.push(fault)),
  });
  const playback = await rig.open({
    item: { ...film, type: isLive ? 'channel' : 'movie' },
    startSeconds: isLive ? 0 : below(3) * 20,
    ...(isLive && below(2) === 0 ? { startAt: originAt + 5_000_000 } : {}),
  });
  const engine = () => rig.engine() as WalkedEngine;
  const observe = (change: Partial<MediaObservation>): void => {
    if (engine().observation.isLoaded) engine().observe(change);
  };
  const windowOf = (end: number): Partial<MediaObservation> =>
    isLive ? { originAt, seekableSeconds: { start: end - 7_200, end }, durationSeconds: end } : {};
  let edge = 8_200;

  const load = async (error?: AppError): Promise<void> => {
    const wasLoaded = engine().observation.isLoaded;
    engine().finishLoad(error);
    if (!wasLoaded && !error) observe({ tracks, ...windowOf(edge), ...(isLive ? { positionSeconds: edge - 6 } : {}) });
    await settled();
  };
  const advance = async (ms: number): Promise<void> => {
    edge += ms / 1_000;
    observe(windowOf(edge));
    await rig.clock.advanceSettled(ms);
  };
  const playOn = (): void => {
    const { isPaused, isSeeking, positionSeconds, hasEnded } = engine().observation;
    if (!isPaused && !isSeeking && !hasEnded) observe({ positionSeconds: positionSeconds + 0.5, isWaiting: false });
  };

  const toCommand = (): PlaybackCommand =>
    oneOf<() => PlaybackCommand>([
      () => ({ type: oneOf(['PLAY', 'PAUSE', 'TOGGLE', 'RETRY'] as const) }),
      () => ({ type: 'SEEK_BY', bySeconds: oneOf([-1_000, -10, 10, 1_000]), isHeld: below(2) === 0 }),
      () => ({ type: 'SEEK_TO', atSeconds: oneOf([-5, 0, 40, 99.9, 6_000, 1e9, Number.NaN]) }),
      () => ({ type: oneOf(['SEEK_CANCEL', 'SEEK_COMMIT', 'SCAN_END', 'GO_TO_LIVE'] as const) }),
      () => ({ type: 'SCAN', direction: oneOf(['forward', 'backward'] as const) }),
      () => ({ type: 'SEEK_TO_INSTANT', at: originAt + oneOf([0, 6_000_000, 1e12]) }),
      () => ({ type: 'SELECT_AUDIO', id: oneOf(['audio 1', 'audio 2', 'gone']) }),
      () => ({ type: 'SELECT_SUBTITLES', id: oneOf([null, 'subtitle 1', 'gone']) }),
      () => ({ type: 'SET_ACCESS_MODE', mode: oneOf(['StandardVideo', 'SignLanguage', 'AudioDescription'] as const) }),
      () => ({ type: 'SET_SOUND', volume: random.next(), isMuted: false }),
    ])();
  const doings: readonly (readonly [name: string, act: () => void | Promise<void>])[] = [
    ['load', () => load()],
    ['fail to load', () => load(new AppError(oneOf(failures)))],
    ['fail', () => engine().fail(new AppError(oneOf(failures)))],
    ['lose subtitles', () => engine().fail(new AppError('media/text', { facts: { lost: oneOf(['part', 'track']) } }))],
    ['arrive', () => engine().arrive()],
    ['play on', playOn],
    ['wait', () => observe({ isWaiting: below(2) === 0 })],
    ['pause', () => observe({ isPaused: true })],
    ['end', () => observe({ hasEnded: true, isPaused: true, ...(isLive ? {} : { positionSeconds: 100 }) })],
    ['buffer', () => observe({ bufferedSeconds: [{ start: 0, end: below(100) }] })],
    ['moment', () => advance(oneOf([250, 700, 1_000]))],
    ['while', () => advance(oneOf([3_000, 10_000, 31_000]))],
  ];

  /** Takes one step; tells its name, and how the view was before it. */
  const step = async (): Promise<{ readonly name: string; readonly before: PlaybackView }> => {
    const before = playback.getSnapshot();
    if (below(2) === 0) {
      const command = toCommand();
      playback.send(command);
      await settled();
      return { name: command.type, before };
    }
    const [name, act] = oneOf(doings);
    await act();
    await settled();
    return { name, before };
  };
  /** Lets all go well: what it needs comes, and the viewer wants to play. */
  const goWell = async (): Promise<void> => {
    const { state, isPlayIntended } = playback.getSnapshot();
    if (state === 'ERROR') playback.send({ type: 'RETRY' });
    playback.send({ type: 'SEEK_CANCEL' });
    if (!isPlayIntended || state === 'ENDED') playback.send({ type: 'PLAY' });
    await settled();
    await load();
    engine().arrive();
    observe({ isWaiting: false, bufferedSeconds: [] });
    playOn();
    await advance(1_000);
  };
  return { rig, playback, faults, step, goWell };
}
