import { describe, expect, it } from 'vitest';
import { toDashRange, toHlsRange } from './byte-range';

describe('a byte range', () => {
  it('[ME20] is first and last byte in DASH, length at offset in HLS', () => {
    expect(toDashRange({ start: 100, length: 50 })).toBe('100-149');
    expect(toHlsRange({ start: 100, length: 50 })).toBe('50@100');
  });
});
