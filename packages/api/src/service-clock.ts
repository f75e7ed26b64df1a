import type { DurationMs, Instant } from '@fjernsyn/kernel';
import type { Clock, HttpResponse, HttpTransport } from '@fjernsyn/platform';
import { readHttpDate } from './answer/http-date';

/** The service's time, which the set's own may be hours off (reading "Clock"). */
export interface ServiceClock {
  /** The time now; undefined until the service has told it. */
  now(): Instant | undefined;
  /** Takes the time that the service has just told, as in the body of an answer. */
  hear(at: Instant): void;
}

/** Makes the {@link ServiceClock}; the set's clock counts from what was told last, so that a jump of it lasts until the next answer. */
export function createServiceClock(clock: Clock): ServiceClock {
  let aheadMs: DurationMs | undefined;
  return {
    now: () => (aheadMs === undefined ? undefined : clock.now() + aheadMs),
    hear(at) {
      aheadMs = at - clock.now();
    },
  };
}

/** Dependencies of {@link hearServiceTime}. */
export interface ServiceTimeDeps {
  readonly http: HttpTransport;
  readonly serviceClock: ServiceClock;
}

/** The same transport, whose answers tell the {@link ServiceClock} their `Date` where it can be read and no cache may have kept it. */
export function hearServiceTime({ http, serviceClock }: ServiceTimeDeps): HttpTransport {
  return {
    async send(request) {
      const response = await http.send(request);
      const at = readHttpDate(response.header('date') ?? '');
      if (at !== undefined && (request.method !== 'GET' || isFresh(response))) serviceClock.hear(at);
      return response;
    },
  };
}

/** Whether an answer was made for this request: what a cache has kept carries the `Date` of its first hour. */
function isFresh({ header }: HttpResponse): boolean {
  const caching = header('cache-control');
  return header('age') === undefined && (caching === undefined || /no-store|no-cache|max-age=0\b/.test(caching));
}
