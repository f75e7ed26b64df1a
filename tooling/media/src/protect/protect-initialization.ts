import type { MediaKey } from './media-key';
import { changeWithin, readHeldBoxes, toBox, toFullBox, toWord } from './mp4-boxes';

/** The scheme of Common Encryption that hides samples by AES in counter mode. */
const scheme = Buffer.from('cenc', 'latin1');
/** Whom the list of keys in the head is for: everybody who reads W3C's common form of it. */
const commonSystemId = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');
/** How long the number is that every sample begins to count from. */
export const startBytes = 8;

const protectedNames: Readonly<Record<string, string>> = { avc1: 'encv', mp4a: 'enca' };

/** The initialisation segment of a track whose samples a key hides: its entry says so, and its head names the key's id (ISO/IEC 23001-7). */
export function protectInitialization(initialization: Uint8Array, key: MediaKey): Buffer {
  const hidden = changeWithin(initialization, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'], (content) =>
    protectEntries(content, key),
  );
  return changeWithin(hidden, ['moov'], (content) => Buffer.concat([content, toKeyList(key)]));
}

/** Version, flags and the number of entries come before the entries. */
function protectEntries(content: Buffer, key: MediaKey): Buffer {
  const entries = readHeldBoxes(content.subarray(8)).map((entry) => {
    const name = protectedNames[entry.name];
    if (name === undefined) throw new Error(`Samples of ${entry.name} cannot be hidden.`);
    const original = toBox('frma', Buffer.from(entry.name, 'latin1'));
    const how = toFullBox('schm', 0, 0, scheme, toWord(0x1_00_00));
    return toBox(name, entry.content, toBox('sinf', original, how, toBox('schi', toTrackKey(key))));
  });
  return Buffer.concat([content.subarray(0, 8), ...entries]);
}

/** Every sample is hidden, unless it says otherwise, by this key. */
function toTrackKey({ id }: MediaKey): Buffer {
  return toFullBox('tenc', 0, 0, Buffer.from([0, 0, 1, startBytes]), Buffer.from(id, 'hex'));
}

function toKeyList({ id }: MediaKey): Buffer {
  return toFullBox('pssh', 1, 0, commonSystemId, toWord(1), Buffer.from(id, 'hex'), toWord(0));
}
