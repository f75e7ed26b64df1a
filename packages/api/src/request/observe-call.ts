import { toAppError } from '@fjernsyn/kernel';
import type { Clock, Telemetry } from '@fjernsyn/platform';
import { apiErrors } from '../errors';
import type { Answered } from './receive-answer';

/** Dependencies of {@link observeCall}. */
export interface ObserveDeps {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

/** Runs a call, and emits its start and its end. */
export async function observeCall<Answer>(
  { clock, telemetry }: ObserveDeps,
  name: string,
  run: () => Promise<Answered<Answer>>,
): Promise<Answer> {
  const startedAt = clock.now();
  telemetry.emit({ type: 'call-started', call: name });
  try {
    const { answer, status } = await run();
    telemetry.emit({ type: 'call-completed', call: name, status, tookMs: Math.max(0, clock.now() - startedAt) });
    return answer;
  } catch (thrown) {
    const error = toAppError(thrown, apiErrors.failed);
    const status = typeof error.facts.status === 'number' ? error.facts.status : 0;
    telemetry.emit({ type: 'call-failed', call: name, status, code: error.code });
    throw thrown;
  }
}
