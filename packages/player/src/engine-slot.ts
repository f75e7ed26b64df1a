import { AppError } from '@fjernsyn/kernel';
import type { MediaEngine, MediaEngines, MediaSurface } from '@fjernsyn/platform';

/** The one place for an engine: sets have one decoder, and the next engine opens only when the last has given it back. */
export interface EngineSlot {
  /** Rejects with `media/superseded` where `signal` ended the wait; an engine that comes later is given back at once. */
  open(surface: MediaSurface, signal: AbortSignal): Promise<MediaEngine>;
  release(engine: MediaEngine): void;
  /** Resolves when every engine that was opened so far has been given back. */
  whenFree(): Promise<void>;
}

/** Makes an {@link EngineSlot} that is free. */
export function createEngineSlot(engines: MediaEngines): EngineSlot {
  let free: Promise<unknown> = Promise.resolve();
  const hold = (work: Promise<unknown>): void => {
    free = Promise.all([free, work.catch(() => undefined)]);
  };

  return {
    open(surface, signal) {
      const opening = free.then(async () => {
        refuseWhereAborted(signal);
        const engine = await engines.open(surface, signal);
        if (signal.aborted) await engine.dispose();
        refuseWhereAborted(signal);
        return engine;
      });
      hold(opening);
      return opening;
    },
    release: (engine) => hold(engine.dispose()),
    async whenFree() {
      await free;
    },
  };
}

function refuseWhereAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('media/superseded');
}
