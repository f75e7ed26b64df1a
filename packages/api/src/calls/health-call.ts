import { type Health, parseHealth } from '@fjernsyn/contracts';
import type { Call } from '../request/call';

/** GET /health: any of its three shapes (S7, C7). */
export function healthCall(): Call<Health> {
  return { name: 'health', method: 'GET', path: '/health', common: [], parse: parseHealth };
}
