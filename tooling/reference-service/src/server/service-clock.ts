import { AsyncLocalStorage } from 'node:async_hooks';

/** What the service believes the time to be; it can be put wrong for everybody, or for one request. */
export interface ServiceClock {
  /** Epoch ms, as the request that is being answered is to see it. */
  now(): number;
  /** Epoch ms, whatever was put wrong. */
  trueNow(): number;
  /** How far ahead of the true time the service is for everybody; less than 0 is behind. */
  shiftMs(): number;
  setShift(shiftMs: number): void;
  /** Does something while the clock is that much further ahead, for this request alone. */
  shifted<Result>(shiftMs: number, run: () => Result): Result;
}

/** Makes the {@link ServiceClock} over the true time. */
export function createServiceClock(trueNow: () => number): ServiceClock {
  const ofRequest = new AsyncLocalStorage<number>();
  let ofAll = 0;
  return {
    now: () => trueNow() + ofAll + (ofRequest.getStore() ?? 0),
    trueNow,
    shiftMs: () => ofAll,
    setShift(shiftMs) {
      ofAll = shiftMs;
    },
    shifted: (shiftMs, run) => ofRequest.run(shiftMs, run),
  };
}
