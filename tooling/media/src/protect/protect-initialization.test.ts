import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clipsFolder } from '../clips';
import { readFragmentedMp4 } from '../manifests/fragmented-mp4';
import { readHeldBoxes } from './mp4-boxes';
import { protectInitialization } from './protect-initialization';

const key = { id: '00112233445566778899aabbccddeeff', value: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };

function initializationOf(path: string): Buffer {
  const file = readFileSync(`${clipsFolder}/${path}`);
  return file.subarray(0, readFragmentedMp4(file).initialization.length);
}

/** What stands at a path of names. */
function contentAt(bytes: Buffer, ...path: readonly string[]): Buffer {
  return path.reduce((content, name) => {
    const found = readHeldBoxes(content).find((box) => box.name === name);
    return found?.content ?? Buffer.alloc(0);
  }, bytes);
}

test.each([
  ['forest/v720.mp4', 'avc1', 'encv', 78],
  ['forest/audio.m4a', 'mp4a', 'enca', 28],
] as const)(
  '[ME225] the head of %s says how and by which key samples of %s are hidden',
  (path, original, name, fixed) => {
    const initialization = initializationOf(path);
    const head = protectInitialization(initialization, key);
    const entries = contentAt(head, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(8);
    expect(readHeldBoxes(entries).map((box) => box.name)).toEqual([name]);
    const parts = readHeldBoxes(entries)[0]?.content.subarray(fixed) ?? head;
    expect(contentAt(parts, 'sinf', 'frma').toString('latin1')).toBe(original);
    expect(contentAt(parts, 'sinf', 'schm').toString('latin1', 4, 8)).toBe('cenc');
    expect(contentAt(parts, 'sinf', 'schi', 'tenc').toString('hex')).toBe(`0000000000000108${key.id}`);
    const list = contentAt(head, 'moov', 'pssh').toString('hex');
    expect(list).toBe(`010000001077efecc0b24d02ace33c1e52e2fb4b00000001${key.id}00000000`);
    const codec = original === 'avc1' ? 'avcC' : 'esds';
    const own = contentAt(initialization, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(16 + fixed);
    expect(contentAt(parts, codec)).toEqual(contentAt(own, codec));
  },
);

test('[ME224] a track of another codec is refused', () => {
  const other = Buffer.from(initializationOf('forest/audio.m4a'));
  other.write('ac-3', other.indexOf('mp4a', 0, 'latin1'), 'latin1');
  expect(() => protectInitialization(other, key)).toThrow('Samples of ac-3 cannot be hidden.');
});
