import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clipsFolder } from '../clips';
import { readFragmentedMp4 } from '../manifests/fragmented-mp4';
import { readHeldBoxes } from './mp4-boxes';
import { protectFragment } from './protect-fragment';

const key = { id: '00112233445566778899aabbccddeeff', value: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };

/** Every tenth fragment of a file of the clips folder. */
function fragmentsOf(path: string): readonly Buffer[] {
  const file = readFileSync(`${clipsFolder}/${path}`);
  const { segments } = readFragmentedMp4(file);
  return segments
    .filter((_, index) => index % 10 === 0)
    .map(({ start, length }) => file.subarray(start, start + length));
}

/** What the box of a name holds, wherever it is. */
function contentOf(bytes: Buffer, name: string): Buffer {
  const at = bytes.indexOf(name, 0, 'latin1');
  return bytes.subarray(at + 4, at - 4 + bytes.readUInt32BE(at - 4));
}

const placeOfMedia = (fragment: Buffer) => contentOf(fragment, 'trun').readInt32BE(8);

/** Decrypts as a player does: it begins where `trun` says the media are, and reads its notes where `saio` says they are. */
function decrypt(fragment: Buffer, sizes: readonly number[], hasRuns: boolean): Buffer {
  const lengths = contentOf(fragment, 'saiz').subarray(9);
  let note = contentOf(fragment, 'saio').readUInt32BE(8);
  let at = placeOfMedia(fragment);
  const samples = sizes.map((size, index) => {
    const own = fragment.subarray(note, note + (lengths[index] ?? 0));
    const sample = fragment.subarray(at, at + size);
    note += own.length;
    at += size;
    const counter = Buffer.concat([own.subarray(0, 8), Buffer.alloc(8)]);
    const cipher = createDecipheriv('aes-128-ctr', Buffer.from(key.value, 'hex'), counter);
    return hasRuns ? decryptRuns(sample, own.subarray(8), (part) => cipher.update(part)) : cipher.update(sample);
  });
  return Buffer.concat(samples);
}

function decryptRuns(sample: Buffer, notes: Buffer, decipher: (part: Buffer) => Buffer): Buffer {
  let at = 0;
  const parts = Array.from({ length: notes.readUInt16BE(0) }, (_, run) => {
    const clearEnd = at + notes.readUInt16BE(2 + run * 6);
    const end = clearEnd + notes.readUInt32BE(4 + run * 6);
    const part = Buffer.concat([sample.subarray(at, clearEnd), decipher(sample.subarray(clearEnd, end))]);
    at = end;
    return part;
  });
  expect(at).toBe(sample.length);
  return Buffer.concat(parts);
}

/** The sizes of samples, of a `trun` whose rows have as many words; the size is the word `at`. */
function sizesOf(fragment: Buffer, from: number, words: number, at: number): readonly number[] {
  const trun = contentOf(fragment, 'trun');
  const row = (index: number) => from + (index * words + at) * 4;
  return Array.from({ length: trun.readUInt32BE(4) }, (_, index) => trun.readUInt32BE(row(index)));
}

const media = (fragment: Buffer) => readHeldBoxes(fragment).find(({ name }) => name === 'mdat')?.content;

test('[ME221] [ME222] pictures are hidden but for the heads of their slices, and are had again by the key', () => {
  for (const fragment of fragmentsOf('lighthouse/v480.mp4')) {
    const hidden = protectFragment(fragment, 'video', key);
    const sizes = sizesOf(fragment, 16, 2, 0);
    expect(decrypt(hidden, sizes, true).equals(media(fragment) ?? hidden)).toBe(true);
    const [first = 0] = sizes;
    const [clear, covered] = [fragment, hidden].map((each) => each.subarray(placeOfMedia(each)));
    const same = Array.from({ length: first }, (_, at) => clear?.[at] === covered?.[at]).filter(Boolean).length;
    expect(same / first).toBeLessThan(0.25);
  }
});

test('[ME221] sound is hidden whole, and is had again by the key', () => {
  for (const fragment of fragmentsOf('lighthouse/audio.m4a')) {
    const hidden = protectFragment(fragment, 'audio', key);
    expect(decrypt(hidden, sizesOf(fragment, 12, 2, 1), false).equals(media(fragment) ?? hidden)).toBe(true);
  }
});

test('[ME223] the same fragment and key give the same bytes, and samples that differ count from other numbers', () => {
  const [fragment = Buffer.alloc(0)] = fragmentsOf('lighthouse/audio.m4a');
  const hidden = protectFragment(fragment, 'audio', key);
  expect(protectFragment(fragment, 'audio', key).equals(hidden)).toBe(true);
  const list = contentOf(hidden, 'senc').subarray(8).toString('hex').match(/.{16}/g) ?? [];
  expect(list).toHaveLength(contentOf(fragment, 'trun').readUInt32BE(4));
  expect(new Set(list).size).toBe(list.length);
});

test('[ME224] what is no fragment is refused', () => {
  expect(() => protectFragment(Buffer.alloc(0), 'audio', key)).toThrow('A fragment is a moof and an mdat.');
});
