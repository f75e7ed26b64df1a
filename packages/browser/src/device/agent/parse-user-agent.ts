import type { TargetName } from '@fjernsyn/platform';
import { toEngineName } from './engine-name';

/** What a user agent tells of a set. */
export interface UserAgent {
  /** `web` for what is none of the sets we know. */
  readonly system: TargetName;
  /** Version of Tizen, or of the HbbTV specification that the agent names (`1.6.1` is 2.0.3), as it stands there; empty where none does. */
  readonly version: string;
  readonly brand: 'samsung' | 'lg' | 'other';
  /** As `Chromium 76`; empty where the agent hides it, as that of Tizen 3 does: an old engine of unknown kind. */
  readonly engine: string;
  /** Main version of Chromium; undefined for other engines. */
  readonly chromium: number | undefined;
  /** The line of sets it belongs to; undefined where the agent does not say, or a later system may run on an older set. */
  readonly modelYear: number | undefined;
}

/** Reads a user agent. HbbTV is asked for first: the browsers that LG's sets run broadcasters' applications in name `Web0S` too. */
export function parseUserAgent(userAgent: string): UserAgent {
  const hbbtv = /HbbTV\/(\d+\.\d+\.\d+)/.exec(userAgent)?.[1];
  const tizen = /Tizen (\d+\.\d+)/.exec(userAgent)?.[1];
  const system = hbbtv ? 'hbbtv' : tizen ? 'tizen' : /Web0S|webOS\.TV/.test(userAgent) ? 'webos' : 'web';
  const chromium = chromiumOf(userAgent);
  // Other sets borrow the words of Safari for engines that are none.
  const engine = chromium !== undefined ? `Chromium ${chromium}` : system === 'web' ? toEngineName(userAgent) : '';
  return {
    system,
    version: hbbtv ?? tizen ?? '',
    brand:
      tizen || /samsung/i.test(userAgent) ? 'samsung' : /Web0S|webOS\.TV|\bLGE?\b/.test(userAgent) ? 'lg' : 'other',
    engine,
    chromium,
    modelYear: hbbtv ? yearOf(userAgent) : tizen ? tizenYears[tizen] : undefined,
  };
}

/** Web views of Tizen give Chromium's version without its name: `76.0.3809.146/6.0 TV Safari/537.36`. */
function chromiumOf(userAgent: string): number | undefined {
  const [, named, bare] = /Chrom(?:e|ium)\/(\d+)|\b(\d+)(?:\.\d+){3,4}\/\d+\.\d+ TV Safari/.exec(userAgent) ?? [];
  const version = named ?? bare;
  return version === undefined ? undefined : Number(version);
}

/** Model years by Tizen's version. From the sets of 2023 on a system is renewed on the set, and tells no year. */
const tizenYears: Readonly<Record<string, number>> = {
  '2.3': 2015,
  '2.4': 2016,
  '3.0': 2017,
  '4.0': 2018,
  '5.0': 2019,
  '5.5': 2020,
  '6.0': 2021,
  '6.5': 2022,
};

/** The year in an HbbTV agent: as it is (`SmartTV2018`, `VIERA 2014`), or by LG's line of sets (`W22_K8AP`). */
function yearOf(userAgent: string): number | undefined {
  const [, whole, line] = /HbbTV\/.*?(?:[ ;]|SmartTV)(?:(20[12]\d)[ :;)]|W(\d\d)_)/.exec(userAgent) ?? [];
  const year = whole ?? (line && `20${line}`);
  return year === undefined ? undefined : Number(year);
}
