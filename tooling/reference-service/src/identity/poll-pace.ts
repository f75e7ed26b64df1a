/** What is remembered of the polls for one device code. Moments are epoch ms. */
interface Pace {
  readonly lastAt: number;
  readonly intervalMs: number;
}

/** How often sets may ask for a code (RFC 8628, section 3.5). */
export interface PollPace {
  /** Notes a poll; true where it came sooner than allowed, which makes every later wait for that code 5 s longer. */
  isTooSoon(deviceCode: string): boolean;
}

/** Seconds between two polls where nothing is said. */
export const firstIntervalSeconds = 5;

const growthMs = 5_000;
/** A poll may arrive sooner than it was sent: by this much it is no fault of the set. */
const toleranceMs = 500;
const forgottenAfterMs = 30 * 60_000;

/** Dependencies of {@link createPollPace}. */
export interface PollPaceDeps {
  readonly now: () => number;
  /** Seconds between two polls, before anybody polled too soon. */
  readonly intervalSeconds: () => number;
}

/** Makes the {@link PollPace}; it lives in memory, as a restart may well be kind to a set. */
export function createPollPace({ now, intervalSeconds }: PollPaceDeps): PollPace {
  const paces = new Map<string, Pace>();
  return {
    isTooSoon(deviceCode) {
      const at = now();
      for (const [code, { lastAt }] of paces) if (at - lastAt > forgottenAfterMs) paces.delete(code);
      const pace = paces.get(deviceCode);
      const intervalMs = pace?.intervalMs ?? intervalSeconds() * 1_000;
      const isEarly = pace !== undefined && at - pace.lastAt < intervalMs - toleranceMs;
      paces.set(deviceCode, { lastAt: at, intervalMs: isEarly ? intervalMs + growthMs : intervalMs });
      return isEarly;
    },
  };
}
