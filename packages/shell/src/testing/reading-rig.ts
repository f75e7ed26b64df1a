import { createServiceClock } from '@fjernsyn/api';
import { plainBrand } from '@fjernsyn/brand/testing';
import { AppError, createObservable } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { createSession } from '@fjernsyn/session';
import { parseConfiguration } from '../configuration';
import { createRecovery } from '../connectivity/recovery';
import { createReading } from '../reading/reading';

/** The path of an address, without base and query. */
export function pathOf(url: string): string {
  return /^https?:\/\/[^/]+([^?]*)/.exec(url)?.[1] ?? '';
}

/** What a service answers to a path; undefined is a 404. */
export type Answers = (path: string, url: string) => FakeAnswer | Promise<FakeAnswer> | undefined;

/** What a test says of the set that reads. */
export interface RigOptions {
  readonly path?: string;
  /** Whether the viewer may type addresses. */
  readonly hasAddresses?: boolean;
  /** What the set has stored, by key. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** The reading part of an application with everything around it in a test's hand. */
export function createReadingRig(answers: Answers, { stored = {}, ...options }: RigOptions = {}) {
  const ports = createFakePorts({
    ...options,
    service: ({ url }) => answers(pathOf(url), url) ?? { status: 404, body: { message: 'Ikke fundet' } },
  });
  for (const key of Object.keys(stored)) ports.store.write(key, stored[key] ?? '');
  const configuration = parseConfiguration({
    brand: plainBrand,
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
  });
  const { http, telemetry } = ports;
  const online = createObservable(true);
  const recovery = createRecovery({ online, health: createObservable({ isAvailable: true }) });
  const locale = createObservable({ language: 'da' });
  const session = createSession(
    { ...ports, tokenCalls: () => Promise.reject(new AppError('http/unreachable')) },
    { anonymous: { subscription: 'Anonymous', segments: [] } },
  );
  const reading = createReading({
    ports,
    configuration,
    session,
    serviceClock: createServiceClock(ports.clock),
    connectivity: { http, telemetry, online, recovery },
    locale: { state: locale },
  });
  return {
    ports,
    configuration,
    session,
    reading,
    online,
    recovery,
    locale,
    asked: () => http.requests.map(({ url }) => pathOf(url)),
  };
}
