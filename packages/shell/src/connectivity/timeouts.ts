import { watchRequests } from '@fjernsyn/api';
import type { Clock, HttpRequest, HttpTransport } from '@fjernsyn/platform';

/** What {@link watchTimeouts} stands on. */
export interface TimeoutsDeps {
  readonly http: HttpTransport;
  readonly clock: Clock;
  /** Where the viewer is: a call that was sent somewhere else is nobody's trouble any more. */
  readonly place: () => unknown;
  readonly onTimeout: () => void;
}

/** Calls that never fail a page (S8): searching, activity, media, the surroundings. */
const quietPath = /\/(health|search|account|videos|geolocation|locale)\b/;

/** A transport that tells when something that the viewer waits for is not done within 30 s (S8). */
export function watchTimeouts({ http, clock, place, onTimeout }: TimeoutsDeps): HttpTransport {
  const places = new WeakMap<HttpRequest, unknown>();
  const watched = watchRequests({
    http,
    clock,
    onTimeout: (request) => {
      if (places.get(request) === place()) onTimeout();
    },
  });
  return {
    send(request) {
      if (quietPath.test(request.url.replace(/^https?:\/\/[^/]+|[?#].*$/g, ''))) return http.send(request);
      places.set(request, place());
      return watched.send(request);
    },
  };
}
