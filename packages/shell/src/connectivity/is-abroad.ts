import { type Api, createSessionApi } from '@fjernsyn/api';
import type { SessionState } from '@fjernsyn/session';

/**
 * Whether the set is abroad: as a token of the session says, else as the service takes it to be; no, where it cannot say. Apart, as nobody
 * asks before something does not play.
 */
export async function isAbroad(
  api: Pick<Api, 'wiring'>,
  session: Pick<SessionState, 'isDeviceAbroad'>,
): Promise<boolean> {
  if (session.isDeviceAbroad) return true;
  return createSessionApi(api)
    .geolocation.locate()
    .then(
      ({ isDeviceAbroad }) => isDeviceAbroad,
      () => false,
    );
}
