import type { Token } from '@fjernsyn/contracts';
import { type DurationMs, durationsMs, type Instant } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** How long before its end a token counts as over, so that it does not end on its way to the service (reading "Refresh"). */
export const expiryMarginMs: DurationMs = 60 * durationsMs.second;

/** How long calls go on with a token whose renewal got no answer before it is tried again. */
const restMs: DurationMs = 10 * durationsMs.second;

/** Whether a token counts as over at `now`. */
export function isOver({ expiresAt }: Token, now: Instant): boolean {
  return expiresAt - expiryMarginMs <= now;
}

/** Says by the clock which tokens are to be renewed, and does not believe a clock that calls a token of this moment old. */
export interface TokenJudge {
  /** Hears of the tokens that are there from now on, and of those there were. */
  take(tokens: readonly Token[], before: readonly Token[]): void;
  isDue(token: Token): boolean;
  /** Whether a renewal is worth a request: not right after one without an answer. */
  mayRenew(): boolean;
  /** Hears of a renewal without an answer. */
  rest(): void;
}

/** Makes the {@link TokenJudge}. */
export function createTokenJudge({ now }: Pick<Clock, 'now'>): TokenJudge {
  let undated: readonly string[] = [];
  let restsFrom: Instant | undefined;

  return {
    take(tokens, before) {
      const isNew = (token: Token): boolean => !before.some(({ value }) => value === token.value);
      undated = tokens
        .filter((token) => isOver(token, now()) && (isNew(token) || undated.includes(token.value)))
        .map(({ value }) => value);
    },
    isDue: (token) => isOver(token, now()) && !undated.includes(token.value),
    mayRenew: () => restsFrom === undefined || Math.abs(now() - restsFrom) >= restMs,
    rest() {
      restsFrom = now();
    },
  };
}
