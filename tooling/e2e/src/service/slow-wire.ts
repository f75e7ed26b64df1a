import { AppError, type DurationMs } from '@fjernsyn/kernel';
import type { HttpRequest, HttpResponse, HttpTransport } from '@fjernsyn/platform';
import { type FakeClock, settled } from '@fjernsyn/platform/testing';

/** What becomes of a request: it is answered, the service breaks, it never arrives, or its answer never does. */
export type Fate = 'answered' | 'broken' | 'lost' | 'unheard';

/** A network between a client and a service that runs, on which time passes by a test's clock alone. */
export interface SlowWire {
  readonly http: HttpTransport;
  /** Lets time pass in steps, each of which waits for what the service really does. */
  pass(ms: DurationMs): Promise<void>;
}

/** Dependencies of {@link createSlowWire}. */
export interface SlowWireDeps {
  readonly clock: FakeClock;
  /** The network itself. */
  readonly http: HttpTransport;
  /** How long a request or an answer is under way. */
  readonly delayMs: DurationMs;
  readonly fateOf: (request: HttpRequest) => Fate;
}

const stepMs: DurationMs = 50;

/** Makes a {@link SlowWire}. */
export function createSlowWire({ clock, http, delayMs, fateOf }: SlowWireDeps): SlowWire {
  const underWay = new Set<Promise<unknown>>();
  const later = (): Promise<void> => new Promise((resolve) => void clock.after(delayMs, resolve));

  /** The answer with its body, which no time of the machine's own stands between. */
  const exchange = async (request: HttpRequest): Promise<HttpResponse> => {
    const response = await http.send(request);
    const body = await response.text();
    return { ...response, text: async () => body };
  };
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    const fate = fateOf(request);
    await later();
    if (fate === 'lost') throw new AppError('http/unreachable');
    if (fate === 'broken') return broken;
    const exchanged = exchange(request);
    const settling = exchanged.catch(() => undefined);
    underWay.add(settling);
    void settling.then(() => underWay.delete(settling));
    const response = await exchanged;
    await later();
    if (fate === 'unheard') throw new AppError('http/unreachable');
    return response;
  };

  return {
    http: { send },
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += stepMs) {
        await clock.advanceSettled(stepMs);
        while (underWay.size > 0) await Promise.all(underWay);
        await settled();
      }
    },
  };
}

const broken: HttpResponse = {
  status: 500,
  contentType: 'application/json',
  header: () => undefined,
  text: async () => '{}',
  blob: async () => undefined,
};
