import { isRecord } from '@fjernsyn/kernel';
import { readAddress } from '../wire/address';
import { readMap } from '../wire/map';
import { readText } from '../wire/text';
import { readTextMap } from '../wire/text-map';
import type { PlaybackConfig } from './playback';

/** Systems that hand out the keys of protected media. */
export type ProtectionName = 'widevine' | 'playready' | 'fairplay' | 'clearkey';

/** How the keys of a system are had: a licence is asked for, or they are known. */
export interface ProtectionConfig {
  readonly system: ProtectionName;
  readonly licenseUrl?: string | undefined;
  /** Where the certificate of the licence server is. */
  readonly certificateUrl?: string | undefined;
  /** What a request for a licence carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Keys by their ids, both in hexadecimal digits; of ClearKey alone. */
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

/** The systems by what a media file, a browser or a manifest calls them. */
const systems: readonly (readonly [ProtectionName, RegExp])[] = [
  ['widevine', /widevine/i],
  ['playready', /playready/i],
  ['fairplay', /fairplay|apple/i],
  ['clearkey', /clear[-_]?key/i],
];

/**
 * How the keys of a file are had whose protection has a name; undefined where its system is not known or not configured, or lacks what it needs.
 * It is read where something protected is to play, and at no start.
 */
export function readProtection(
  config: Pick<PlaybackConfig, 'protection'> | undefined,
  drm: string | undefined,
): ProtectionConfig | undefined {
  const [system] = systems.find(([, name]) => drm !== undefined && name.test(drm)) ?? [];
  const sent = system && config?.protection?.[system];
  if (system === undefined || !isRecord(sent)) return undefined;
  const read = {
    system,
    licenseUrl: readAddress(sent.licenseUrl),
    certificateUrl: readAddress(sent.certificateUrl),
    headers: readTextMap(sent.headers),
    keys: system === 'clearkey' ? readKeys(sent.keys) : undefined,
  };
  return canGiveKeys(read) ? read : undefined;
}

function canGiveKeys({ system, licenseUrl, certificateUrl, keys }: ProtectionConfig): boolean {
  if (system === 'fairplay' && certificateUrl === undefined) return false;
  return licenseUrl !== undefined || keys !== undefined;
}

function isKey(text: string): boolean {
  return /^[\da-f]{32}$/i.test(text);
}

/** Keys and ids of 128 bits; undefined where there is none. */
function readKeys(value: unknown): Readonly<Record<string, string>> | undefined {
  const keys = readMap(value, (sent, id) => {
    const key = readText(sent);
    return key !== undefined && isKey(key) && isKey(id) ? key : undefined;
  });
  return Object.keys(keys).length > 0 ? keys : undefined;
}
