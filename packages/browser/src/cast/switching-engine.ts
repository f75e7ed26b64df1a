import { AppError } from '@fjernsyn/kernel';
import { type MediaEngine, type MediaSource, mediaErrors } from '@fjernsyn/platform';
import { type EngineSwitch, type EngineSwitchDeps, openEngineSwitch } from './engine-switch';

/**
 * Opens what is one engine to its player, and plays in the page or on a set: what plays moves to the set that connects, and back as that goes,
 * with its place, pause and tracks.
 */
export async function openSwitchingEngine(deps: EngineSwitchDeps): Promise<MediaEngine> {
  const current = await openEngineSwitch(deps);
  let isDisposed = false;
  /** What is kept while another engine comes; undefined once it is there. */
  const keptMeanwhile = () => (current.turning ? current.kept : undefined);
  return {
    get abilities() {
      return current.engine.abilities;
    },
    get observation() {
      return keptMeanwhile()?.observation() ?? current.engine.observation;
    },
    load: (source) => load(current, source, () => isDisposed),
    async play() {
      const kept = keptMeanwhile();
      if (kept) kept.setPaused(false);
      else await current.engine.play();
    },
    pause() {
      const kept = keptMeanwhile();
      if (kept) kept.setPaused(true);
      else current.engine.pause();
    },
    seek(positionSeconds) {
      const kept = keptMeanwhile();
      if (kept) kept.seek(positionSeconds);
      else current.engine.seek(positionSeconds);
    },
    setRate: (rate) => current.engine.setRate(rate),
    setVolume: current.setVolume,
    selectTrack(type, id) {
      current.kept?.select(type, id);
      if (!keptMeanwhile()) current.engine.selectTrack(type, id);
    },
    get reconnect() {
      return current.engine.reconnect;
    },
    loadThumbnails: () => current.engine.loadThumbnails(),
    subscribe: current.subscribe,
    dispose() {
      isDisposed = true;
      return current.end();
    },
  };
}

async function load(current: EngineSwitch, source: MediaSource, isDisposed: () => boolean): Promise<void> {
  current.source = source;
  const isOvertaken = (): boolean => isDisposed() || current.source !== source;
  for (;;) {
    await current.turning;
    if (isOvertaken()) throw new AppError(mediaErrors.superseded);
    current.kept = undefined;
    try {
      return await current.engine.load(source);
    } catch (thrown) {
      // The engine went while it loaded: the one that comes loads it.
      if (!current.turning || isOvertaken()) throw thrown;
    }
  }
}
