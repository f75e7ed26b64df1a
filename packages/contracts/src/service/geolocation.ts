import { isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import { readFlag } from '../wire/flag';
import { readText } from '../wire/text';

/** Where the set is, as the service sees it. */
export interface Geolocation {
  /** Such as `dk`. */
  readonly geoLocation?: string | undefined;
  readonly isDeviceAbroad: boolean;
  readonly isCountryVerified: boolean;
}

/** The answer of the geolocation call (C7.12). Throws `contracts/malformed-answer` where it is no object. */
export function parseGeolocation(value: unknown): Geolocation {
  if (!isRecord(value)) return malformed('geolocation');
  return {
    geoLocation: readText(value.geoLocation),
    isDeviceAbroad: readFlag(value.isDeviceAbroad) === true,
    isCountryVerified: readFlag(value.isCountryVerified) === true,
  };
}
