import type { MediaFile } from '@fjernsyn/contracts';
import type { MediaFormat } from '@fjernsyn/platform';
import {
  createFakeClock,
  createFakeMediaEngine,
  createRecordedTelemetry,
  type FakeMediaEngine,
  fakeMediaSurface,
  settled,
} from '@fjernsyn/platform/testing';
import type { PlaybackRequest } from '../machine/playback-context';
import { createPlayer, type PlayerDeps } from '../player';
import { toMediaFile } from './media-files';

/** A film to play. */
export const film = { id: 'film-1', type: 'movie', title: 'Havet', durationSeconds: 95 } as const;

/** A player with everything around it in a test's hand; each opening hands out an engine of its own. */
export function createPlayerRig(
  options: {
    readonly files?: readonly MediaFile[];
    readonly resolveMedia?: PlayerDeps['resolveMedia'];
    readonly formats?: readonly MediaFormat[];
    readonly protectionOf?: PlayerDeps['protectionOf'];
    readonly toEngine?: () => FakeMediaEngine;
  } = {},
) {
  const clock = createFakeClock();
  const telemetry = createRecordedTelemetry();
  const engines: FakeMediaEngine[] = [];
  const player = createPlayer({
    clock,
    telemetry,
    formats: options.formats ?? ['dash', 'mp4', 'hls'],
    protectionOf: options.protectionOf,
    resolveMedia: options.resolveMedia ?? (async () => options.files ?? [toMediaFile({ format: 'dash' })]),
    mediaEngines: {
      prepare: async () => undefined,
      async open() {
        const engine = (options.toEngine ?? createFakeMediaEngine)();
        engines.push(engine);
        return engine;
      },
    },
  });

  /** Opens, and lets everything settle up to the engine's loading. */
  const open = async (change: Partial<PlaybackRequest> = {}) => {
    const playback = player.open({ item: film, startSeconds: 0, surface: fakeMediaSurface, ...change });
    await settled();
    return playback;
  };

  /** The engine that was opened last. */
  const engine = (): FakeMediaEngine => {
    const last = engines[engines.length - 1];
    if (!last) throw new Error('no engine has been opened');
    return last;
  };

  /** Opens, and plays. */
  const play = async (change: Partial<PlaybackRequest> = {}) => {
    const playback = await open(change);
    engine().finishLoad();
    await settled();
    return playback;
  };

  /** Lets time pass while the picture moves. */
  const playOn = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      engine().observe({ positionSeconds: engine().observation.positionSeconds + 1 });
      await clock.advanceSettled(1_000);
    }
  };

  return {
    clock,
    telemetry,
    engines,
    engine,
    player,
    open,
    play,
    playOn,
    told: () => telemetry.events.map(({ type }) => type),
  };
}
