import { readFileSync } from 'node:fs';
import { clipsFolder } from '@fjernsyn/media';
import { expect, test } from 'vitest';
import { repeatMp4 } from './repeat-mp4';

const times = 45;
const once = readFileSync(`${clipsFolder}/night-train/film.mp4`);
const film = repeatMp4(once, 60, times);

/** What boxes of a name hold, one for each track, and for the whole film first where it has one. */
function contentsOf(bytes: Buffer, name: string): readonly Buffer[] {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf(name, 0, 'latin1'); at >= 0; at = bytes.indexOf(name, at + 4, 'latin1')) {
    if (at > bytes.indexOf('mdat', 0, 'latin1')) break;
    found.push(bytes.subarray(at + 4, at - 4 + bytes.readUInt32BE(at - 4)));
  }
  return found;
}

const rowsOf = (content: Buffer, words: number, from = 8) =>
  Array.from({ length: (content.length - from) / 4 / words }, (_, row) =>
    Array.from({ length: words }, (_, word) => content.readUInt32BE(from + (row * words + word) * 4)),
  );

test('[RS603] a long MP4 lasts to the tick, in its head and in its samples', () => {
  expect(contentsOf(film, 'mvhd')[0]?.readUInt32BE(16)).toBe(60_000 * times);
  const heads = contentsOf(film, 'mdhd');
  expect(heads).toHaveLength(2);
  heads.forEach((head, track) => {
    const ticks = head.readUInt32BE(12) * 60 * times;
    expect(head.readUInt32BE(16)).toBe(ticks);
    const runs = rowsOf(contentsOf(film, 'stts')[track] ?? Buffer.alloc(8), 2);
    expect(runs.reduce((sum, [count = 0, length = 0]) => sum + count * length, 0)).toBe(ticks);
    const samples = contentsOf(film, 'stsz')[track]?.readUInt32BE(8);
    expect(runs.reduce((sum, [count = 0]) => sum + count, 0)).toBe(samples);
  });
});

test('[RS603] its samples are the bytes of the clip each time, and its pictures can be begun at as often', () => {
  const [ownPlaces = [], places = []] = [once, film].map((bytes) => rowsOf(contentsOf(bytes, 'stco')[0] ?? bytes, 1));
  expect(places).toHaveLength(ownPlaces.length * times);
  expect(places.slice(-ownPlaces.length)).toEqual(places.slice(0, ownPlaces.length));
  const at = (list: number[][], index: number) => list[index]?.[0] ?? 0;
  const sample = (bytes: Buffer, from: number) => bytes.subarray(from, from + 500);
  expect(sample(film, at(places, -7 + places.length))).toEqual(sample(once, at(ownPlaces, -7 + ownPlaces.length)));

  const [ownKeys = [], keys = []] = [once, film].map((bytes) => rowsOf(contentsOf(bytes, 'stss')[0] ?? bytes, 1));
  expect(keys).toHaveLength(ownKeys.length * times);
  expect(at(keys, ownKeys.length)).toBe(at(ownKeys, 0) + 1_500);
  expect(film.length).toBeLessThan((once.length * times) / 4);
});

test('[RS603] a file without an index is refused', () => {
  expect(() => repeatMp4(Buffer.alloc(0), 60, 2)).toThrow('The file has no index.');
});
