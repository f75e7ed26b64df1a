import type { CommonQuery } from '@fjernsyn/api';
import type { DeviceInfo } from '@fjernsyn/platform';
import type { Viewer } from '@fjernsyn/session';
import type { Configuration } from '../configuration';

/** What of the product and the set goes along with a call, beside the viewer. */
export interface CommonQueryContext {
  readonly configuration: Pick<Configuration, 'serviceFeatures' | 'appVersion' | 'distributor' | 'isLive2VodSupported'>;
  readonly device: Pick<DeviceInfo, 'serviceDevice'>;
  /** The language of the moment, as `da`. */
  readonly language: string;
}

/** The common query of a call for a viewer: what depends on who watches comes from the viewer alone (C7). */
export function commonQueryOf(viewer: Viewer, { configuration, device, language }: CommonQueryContext): CommonQuery {
  return {
    lang: language,
    ff: configuration.serviceFeatures,
    device: device.serviceDevice,
    sub: viewer.subscription,
    segments: viewer.segments,
    maxRating: viewer.maxRating,
    accessibility: viewer.accessServices,
    geoLocation: viewer.geoLocation,
    isDeviceAbroad: viewer.isDeviceAbroad,
    isLive2VodSupported: configuration.isLive2VodSupported,
    appVersion: configuration.appVersion,
    distributor: configuration.distributor,
  };
}
