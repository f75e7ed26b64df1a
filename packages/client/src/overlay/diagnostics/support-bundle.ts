import type { TelemetryEvent } from '@fjernsyn/platform';
import { strToU8, zlibSync } from 'fflate';

/** How many characters one code carries: what a phone reads from a TV across a room. */
const partLength = 700;

/** What an event may say of a person. */
const personal: readonly string[] = ['term', 'accountId', 'profileId'];

/** A run of characters that no word of ours has: a key, a token. */
const opaque = /[\w.+/=-]{33,}/g;

/**
 * What support receives: the facts of the set and its last events, redacted, as texts for codes. Each part is `FJ1:<part>/<parts>:<text>`; the
 * texts one after another are base64 of zlib of JSON `{ "facts": {…}, "events": […] }`.
 */
export function toSupportBundle(
  facts: Readonly<Record<string, string>>,
  events: readonly TelemetryEvent[],
): readonly string[] {
  const json = JSON.stringify({ facts, events: events.map(redacted) });
  const text = toBase64(zlibSync(strToU8(json), { level: 9 }));
  const count = Math.ceil(text.length / partLength);
  return Array.from({ length: count }, (_, index) => {
    return `FJ1:${index + 1}/${count}:${text.slice(index * partLength, (index + 1) * partLength)}`;
  });
}

function redacted(event: TelemetryEvent): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event)) {
    if (personal.includes(name)) continue;
    kept[name] = typeof value === 'string' ? value.replace(/[?#].*$/, '').replace(opaque, '…') : value;
  }
  return kept;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
