import { type Health, parseHealth } from '@fjernsyn/contracts';
import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Call } from '../request/call';

/** Equal questions share one answer: one that hangs must not hold the next one back for long. */
const timeoutMs: DurationMs = 10 * durationsMs.second;

/** GET /health: any of its three shapes (S7, C7). */
export function healthCall(): Call<Health> {
  return { name: 'health', method: 'GET', path: '/health', common: [], parse: parseHealth, timeoutMs };
}
