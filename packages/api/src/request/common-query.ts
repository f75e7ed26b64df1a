import type { Query } from './query';

/** What the service is told of the viewer and the set with every call (C7). */
export interface CommonQuery {
  /** Language of the answer; `da` where nothing is said. */
  readonly lang?: string | undefined;
  /** Feature flags, comma-separated; `idp,ldp,rpt` where nothing is said. */
  readonly ff?: string | undefined;
  /** The service's name for this kind of device. */
  readonly device?: string | undefined;
  /** The subscription code, as `Anonymous`. */
  readonly sub?: string | undefined;
  readonly segments?: readonly string[] | undefined;
  /** The highest rating the viewer may see, as `MRAM-07`. */
  readonly maxRating?: string | undefined;
  /** Access services the viewer needs, as `SpokenSubtitles`. */
  readonly accessibility?: readonly string[] | undefined;
  /** Where the set is, as the service said, and whether that is abroad. */
  readonly geoLocation?: string | undefined;
  readonly isDeviceAbroad?: boolean | undefined;
  /** Whether programmes that went out live can be shown as films. */
  readonly isLive2VodSupported?: boolean | undefined;
  /** The version the service knows the application by: another thing than our release. */
  readonly appVersion?: string | undefined;
  /** Who distributes the application. */
  readonly distributor?: string | undefined;
}

/** A part of the common query, by its name on the wire. */
export type CommonPart = Exclude<keyof CommonQuery, 'maxRating'> | 'max_rating';

const language = ['lang', 'ff'] as const;
const viewer = [...language, 'device', 'sub', 'segments'] as const;
const rated = [...viewer, 'max_rating', 'accessibility'] as const;
const place = ['isDeviceAbroad', 'geoLocation'] as const;
const watching = [...place, 'isLive2VodSupported'] as const;
const application = ['appVersion', 'distributor'] as const;

/**
 * Parts that go together: `language` with every call, `viewer` for calls with filters, `rated` for those that show what may be too old;
 * beside them `place`, `watching` (the same, and what the set can do) and `application`.
 */
export const commonParts = { language, viewer, rated, place, watching, application } as const;

/** The named parts of the common query, ready for the address (C7). */
export function toCommonQuery(common: CommonQuery, parts: readonly CommonPart[]): Query {
  const all = { ...common, lang: common.lang ?? 'da', ff: common.ff ?? 'idp,ldp,rpt', max_rating: common.maxRating };
  const query: Record<string, Query[string]> = {};
  for (const part of parts) query[part] = all[part];
  return query;
}
