import { describe, expect, it } from 'vitest';
import { peakBitsPerSecond, readAvcCodec, readBoxes, readFragmentedMp4 } from './fragmented-mp4';

function word(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function box(name: string, content: readonly number[]): readonly number[] {
  return [...word(8 + content.length), ...Buffer.from(name, 'latin1'), ...content];
}

function indexBox(version: 0 | 1): readonly number[] {
  const times = version === 0 ? [...word(0), ...word(4)] : [...word(0), ...word(0), ...word(0), ...word(4)];
  const entries = [...word(60), ...word(2000), ...word(0x90000000), ...word(40), ...word(1500), ...word(0x90000000)];
  return box('sidx', [version, 0, 0, 0, ...word(1), ...word(1000), ...times, 0, 0, 0, 2, ...entries]);
}

describe('readFragmentedMp4', () => {
  it.each([0, 1] as const)('[ME5] reads an index of version %d', (version) => {
    const head = box('moov', [1, 2, 3, 4]);
    const index = indexBox(version);
    const start = head.length + index.length + 4;
    expect(readFragmentedMp4(Uint8Array.from([...head, ...index]))).toEqual({
      initialization: { start: 0, length: head.length },
      index: { start: head.length, length: index.length },
      segments: [
        { start, length: 60, durationSeconds: 2 },
        { start: start + 60, length: 40, durationSeconds: 1.5 },
      ],
    });
  });

  it('[ME16] refuses a file without an index, and one that is cut off', () => {
    expect(() => readFragmentedMp4(Uint8Array.from(box('moov', [])))).toThrow('no segment index');
    expect(() => readBoxes(Uint8Array.from([...word(99), 1, 2, 3, 4]))).toThrow('No box');
  });
});

describe('readAvcCodec', () => {
  it('[ME14] writes profile and level, or throws where there is no such track', () => {
    expect(readAvcCodec(Uint8Array.from(box('avcC', [1, 0x4d, 0x40, 0x1f])))).toBe('avc1.4D401F');
    expect(() => readAvcCodec(Uint8Array.from(box('moov', [])))).toThrow('no H.264');
  });
});

describe('peakBitsPerSecond', () => {
  it('[ME6] is the rate of the densest segment', () => {
    const segments = [
      { start: 0, length: 1000, durationSeconds: 2 },
      { start: 1000, length: 1000, durationSeconds: 1.5 },
    ];
    expect(peakBitsPerSecond(segments)).toBe(5334);
  });
});
