import type { Random } from '@fjernsyn/platform';

/** Makes chance of the browser's own strong source; `randomUUID` is newer than our floor. */
export function createCryptoRandom(window: { readonly crypto: Pick<Crypto, 'getRandomValues'> }): Random {
  const { crypto } = window;
  return {
    next() {
      const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
      return value / 4_294_967_296;
    },
    uuid() {
      const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
        if (index === 6) return (byte & 0x0f) | 0x40;
        return index === 8 ? (byte & 0x3f) | 0x80 : byte;
      });
      const text = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
    },
  };
}
