import { expect, test } from 'vitest';
import { createDecoderHold } from './decoder-hold';

test('[SH350] [found-sets-01] the decoder is held from the first film to the last, and let go once', () => {
  const told: string[] = [];
  const hold = createDecoderHold({
    hold: () => {
      told.push('hold');
      return () => void told.push('let go');
    },
  });
  for (const isWatching of [false, true, true, true, false, false]) hold(isWatching);
  expect(told).toEqual(['hold', 'let go']);
  hold(true);
  expect(told).toEqual(['hold', 'let go', 'hold']);
});

test('[SH350] a device whose decoder nothing else wants is asked for nothing', () => {
  const hold = createDecoderHold({});
  expect(() => [true, false].forEach(hold)).not.toThrow();
});
