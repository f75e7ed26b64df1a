import type { MediaEngines } from '@fjernsyn/platform';

/** What hears who holds the set's decoder. */
export interface DecoderWatch {
  /** Called before any engine is opened, whatever it is. */
  onTaken(): void;
  /** Called once the last engine has let go and playing has ended. */
  onFree(): void;
}

/**
 * Makes engines that tell when the first of them is about to take the set's one decoder, and when it is free again: every engine has given it
 * back, and nobody holds it for what plays next.
 */
export function createBroadcastEngines(engines: MediaEngines, watch: DecoderWatch): MediaEngines {
  let openCount = 0;
  let holdCount = 0;
  let isTaken = false;
  const settle = (): void => {
    if (!isTaken || openCount > 0 || holdCount > 0) return;
    isTaken = false;
    watch.onFree();
  };
  const letGo = (): void => {
    openCount--;
    settle();
  };
  return {
    ...engines,
    hold() {
      holdCount++;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holdCount--;
        settle();
      };
    },
    async open(surface, signal) {
      openCount++;
      if (!isTaken) watch.onTaken();
      isTaken = true;
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
