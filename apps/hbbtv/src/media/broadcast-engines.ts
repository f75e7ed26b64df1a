import type { MediaEngines } from '@fjernsyn/platform';

/** What hears who holds the set's decoder. */
export interface DecoderWatch {
  /** Called before any engine is opened, whatever it is. */
  onTaken(): void;
  /** Called once the last engine has let go. */
  onFree(): void;
}

/** Makes engines that tell when the first of them is about to take the set's one decoder, and when the last has given it back. */
export function createBroadcastEngines(engines: MediaEngines, watch: DecoderWatch): MediaEngines {
  let openCount = 0;
  const letGo = (): void => {
    openCount--;
    if (openCount === 0) watch.onFree();
  };
  return {
    prepare: engines.prepare,
    async open(surface, signal) {
      openCount++;
      if (openCount === 1) watch.onTaken();
      const engine = await engines.open(surface, signal).catch((thrown: unknown) => {
        letGo();
        throw thrown;
      });
      let disposal: Promise<void> | undefined;
      // All but its end is the engine's own, which tells facts by getters.
      return Object.create(engine, {
        dispose: {
          value: () => {
            disposal ??= engine.dispose().then(letGo);
            return disposal;
          },
        },
      });
    },
  };
}
