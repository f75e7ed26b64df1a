import { type Api, createSessionApi } from '@fjernsyn/api';

/** Whether the service takes the set to be abroad; no, where it cannot say. Apart, as nobody asks before something does not play. */
export async function isAbroad(api: Pick<Api, 'wiring'>): Promise<boolean> {
  return createSessionApi(api)
    .geolocation.locate()
    .then(
      ({ isDeviceAbroad }) => isDeviceAbroad,
      () => false,
    );
}
