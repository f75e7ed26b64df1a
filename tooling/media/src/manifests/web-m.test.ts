import { describe, expect, it } from 'vitest';
import { readWebM } from './web-m';

const head = [0x1a, 0x45, 0xdf, 0xa3, 0x82, 1, 2];
const segment = [0x18, 0x53, 0x80, 0x67, 0x01, 0, 0, 0, 0, 0, 0, 40];
const info = [0x15, 0x49, 0xa9, 0x66, 0x40, 0x02, 7, 7];
const cues = [0x1c, 0x53, 0xbb, 0x6b, 0x83, 1, 2, 3];

describe('readWebM', () => {
  it('[ME17] finds the cues behind the head', () => {
    const start = head.length + segment.length + info.length;
    expect(readWebM(Uint8Array.from([...head, ...segment, ...info, ...cues, 0x1f, 0x43, 0xb6, 0x75, 0x80]))).toEqual({
      initialization: { start: 0, length: start },
      index: { start, length: cues.length },
    });
  });

  it('[ME17] refuses a file without cues', () => {
    expect(() => readWebM(Uint8Array.from([...head, ...segment, ...info]))).toThrow('no cues');
  });
});
