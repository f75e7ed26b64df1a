import { expect, test } from 'vitest';
import { createCryptoRandom } from './crypto-random';

const fixed = (byte: number) => ({
  crypto: { getRandomValues: (array: Uint8Array | Uint32Array) => array.fill(byte === 255 ? -1 : byte) },
});

test('[BR27] makes UUIDs of version 4 without randomUUID', () => {
  const random = createCryptoRandom(fixed(255) as unknown as Parameters<typeof createCryptoRandom>[0]);
  expect(random.uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  const real = createCryptoRandom({ crypto: globalThis.crypto });
  expect(real.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(real.uuid()).not.toBe(real.uuid());
});

test('[BR27] stays at least 0 and below 1', () => {
  const highest = createCryptoRandom(fixed(255) as unknown as Parameters<typeof createCryptoRandom>[0]);
  expect(highest.next()).toBeLessThan(1);
  const lowest = createCryptoRandom(fixed(0) as unknown as Parameters<typeof createCryptoRandom>[0]);
  expect(lowest.next()).toBe(0);
});
