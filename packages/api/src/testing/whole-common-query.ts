import type { CommonQuery } from '../request/common-query';

/** A common query in which everything is said that can be said of viewer and set. */
export const wholeCommonQuery = {
  device: 'tv_web',
  sub: 'Registered',
  segments: ['drtv', 'ultra'],
  maxRating: 'MRAM-11',
  accessibility: ['SpokenSubtitles'],
  geoLocation: 'dk',
  isDeviceAbroad: false,
  isLive2VodSupported: true,
  appVersion: '2.519.2',
  distributor: 'own',
} as const satisfies CommonQuery;
