import type { Surroundings } from '../server/surroundings';

interface HealthAnswer {
  readonly status: 200 | 500;
  readonly body?: object | boolean;
}

const answers: Readonly<Record<Surroundings['health'], HealthAnswer>> = {
  status: { status: 200, body: { status: { isServiceAvailableTV: true, nextPingInMinutes: 5 } } },
  boolean: { status: 200, body: true },
  milliseconds: { status: 200, body: { serviceAvailable: true, nextPingInMilliseconds: 300_000 } },
  unavailable: { status: 200, body: { status: { isServiceAvailableTV: false, nextPingInMinutes: 1 } } },
  'boolean-false': { status: 200, body: false },
  failure: { status: 500 },
};

/** The answer of the health call in one of its shapes; a failure has no body. */
export function toHealth(shape: Surroundings['health']): HealthAnswer {
  return answers[shape];
}
