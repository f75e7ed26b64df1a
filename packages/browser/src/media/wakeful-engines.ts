import type { MediaEngines, MediaObservation } from '@fjernsyn/platform';
import { attempt } from '../attempt';

/** The screensaver of a set. Either call may throw, and may come again. */
export interface Screensaver {
  keepAway(): void;
  mayCome(): void;
}

/** Makes engines under which the set's screensaver stays away while something plays, and only then. */
export function createWakefulEngines(engines: MediaEngines, screensaver: Screensaver): MediaEngines {
  return {
    ...engines,
    async open(surface, signal) {
      const engine = await engines.open(surface, signal);
      let isAway = false;
      const turn = (shouldBeAway: boolean): void => {
        if (shouldBeAway === isAway) return;
        isAway = shouldBeAway;
        attempt(() => (shouldBeAway ? screensaver.keepAway() : screensaver.mayCome()));
      };
      const follow = ({ isLoaded, isPaused, hasEnded }: MediaObservation): void =>
        turn(isLoaded && !isPaused && !hasEnded);
      engine.subscribe(follow, () => turn(false));
      // All but its end is the engine's own, which tells facts by getters.
      return Object.create(engine, {
        dispose: {
          value: () => {
            turn(false);
            return engine.dispose();
          },
        },
      });
    },
  };
}
