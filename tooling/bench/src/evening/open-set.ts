import { brands } from '@fjernsyn/brand/brands';
import { createFetchTransport } from '@fjernsyn/browser';
import type { HttpTransport, TelemetryRecord } from '@fjernsyn/platform';
import {
  createFakeMediaEngine,
  createFakePorts,
  createRecordedSpeech,
  type FakeMediaEngine,
  type FakePorts,
} from '@fjernsyn/platform/testing';
import { type Application, createApplication, parseConfiguration } from '@fjernsyn/shell';
import type { ServiceProcess } from './start-service-process';

/** A set without a screen, whose time passes as it is told and stands still while the service answers. */
export interface EveningSet {
  readonly application: Application;
  readonly clock: FakePorts['clock'];
  readonly press: FakePorts['remote']['press'];
  /** What happened so far, by the type of its event. */
  readonly told: ReadonlyMap<string, number>;
  /** The engine of the film that was opened last. */
  engine(): FakeMediaEngine;
  /** Lets every answer that is under way arrive. */
  settle(): Promise<void>;
  /** Lets time pass, in steps after which answers arrive. */
  pass(ms: number): Promise<void>;
}

const stepMs = 30_000;
const eventLoopTurns = 5;

/** Starts the application on a fake Clock against the service, and opens its home. */
export async function openSet({ url, cdnUrl }: ServiceProcess): Promise<EveningSet> {
  const fakes = createFakePorts();
  const { clock } = fakes;
  const told = new Map<string, number>();
  const telemetry: TelemetryRecord = { events: [], emit: ({ type }) => void told.set(type, (told.get(type) ?? 0) + 1) };
  const http = countRequests(createFetchTransport({ fetch, clock, AbortController }));
  let engine = createFakeMediaEngine();
  const { speak: _, ...speech } = createRecordedSpeech();
  const ports = {
    ...fakes,
    // Nothing here may remember what it was asked, or its memory would be taken for the application's.
    http,
    telemetry,
    speech: { ...speech, speak: () => undefined, silence: () => undefined },
    mediaEngines: {
      open: () => {
        engine = createFakeMediaEngine();
        return Promise.resolve(engine);
      },
      prepare: () => Promise.resolve(),
    },
  };
  const application = createApplication(ports, parseConfiguration({ brand: brands[0], serviceUrl: url, cdnUrl }));

  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < eventLoopTurns; quiet = http.underWay() > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await clock.advanceSettled(0);
    }
  };
  const pass = async (ms: number): Promise<void> => {
    for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
      await clock.advanceSettled(Math.min(stepMs, leftMs));
      await settle();
    }
  };
  application.start.open();
  await settle();
  return { application, clock, press: fakes.remote.press, told, engine: () => engine, settle, pass };
}

/** Counts what is under way until its body has been read. */
function countRequests(transport: HttpTransport): HttpTransport & { readonly underWay: () => number } {
  let count = 0;
  return {
    underWay: () => count,
    async send(request) {
      count += 1;
      try {
        const answer = await transport.send(request);
        const text = await answer.text();
        return { ...answer, text: () => Promise.resolve(text) };
      } finally {
        count -= 1;
      }
    },
  };
}
