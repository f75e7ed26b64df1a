import { createFakeMediaEngine, type FakeMediaEngine } from '@fjernsyn/platform/testing';

/** An engine that is on its way until it is told to arrive. */
export interface WalkedEngine extends FakeMediaEngine {
  arrive(): void;
}

/** Makes a {@link WalkedEngine}; what no engine is to be asked is told. */
export function createWalkedEngine(onFault: (fault: string) => void): WalkedEngine {
  const engine = createFakeMediaEngine();
  let isDisposed = false;
  let targetSeconds = 0;
  const refuseWhereDisposed = (what: string): void => {
    if (isDisposed) onFault(`${what} after the end`);
  };
  const methods = {
    load(source: Parameters<FakeMediaEngine['load']>[0]) {
      refuseWhereDisposed('load');
      return engine.load(source);
    },
    play() {
      refuseWhereDisposed('play');
      return engine.play();
    },
    pause() {
      refuseWhereDisposed('pause');
      engine.pause();
    },
    seek(seconds: number) {
      refuseWhereDisposed('seek');
      if (engine.observation.isSeeking) onFault(`a seek to ${seconds} while one is under way`);
      if (!Number.isFinite(seconds) || seconds < 0) onFault(`a seek to ${seconds}`);
      if (!engine.observation.isLoaded) return;
      targetSeconds = seconds;
      engine.observe({ isSeeking: true, hasEnded: false });
    },
    arrive() {
      if (engine.observation.isSeeking) engine.observe({ isSeeking: false, positionSeconds: targetSeconds });
    },
    dispose() {
      refuseWhereDisposed('dispose');
      isDisposed = true;
      return engine.dispose();
    },
  };
  // The rest is the engine's own, whose facts are read anew each time.
  return Object.assign(Object.create(engine), methods);
}
