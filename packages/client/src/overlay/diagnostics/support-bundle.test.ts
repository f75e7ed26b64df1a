import { inflateSync } from 'node:zlib';
import type { TelemetryEvent } from '@fjernsyn/platform';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { toSupportBundle } from './support-bundle';

/** What support does with the codes, in whatever order they were read. */
function read(parts: readonly string[]): { facts: object; events: readonly object[] } {
  const texts = parts.map((part) => /^FJ1:(\d+)\/(\d+):(.*)$/.exec(part) ?? []);
  texts.sort((one, other) => Number(one[1]) - Number(other[1]));
  expect(texts.map(([, , count]) => Number(count))).toEqual(texts.map(() => texts.length));
  return JSON.parse(inflateSync(Buffer.from(texts.map(([, , , text]) => text).join(''), 'base64')).toString());
}

const many = Array.from(
  { length: 200 },
  (_, index): TelemetryEvent => ({
    type: 'item-clicked',
    itemId: String(200_000 + index * 37),
    itemType: 'episode',
    railId: String(index % 11),
    railIndex: index % 7,
    tileIndex: index % 13,
  }),
);

test('[CL181] the facts and the last 200 events come out of the codes as they went in', () => {
  const parts = toSupportBundle({ version: '2.519.2' }, many);
  expect(read([...parts].reverse())).toEqual({ facts: { version: '2.519.2' }, events: many });
  expect(parts.length).toBeLessThanOrEqual(6);
  for (const part of parts) expect(create(part, { errorCorrectionLevel: 'M' }).version).toBeLessThanOrEqual(23);
});

test('[CL182] says nothing of a person, and no token, whatever an event holds', () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJmamVybnN5biJ9.c2lnbmF0dXJl';
  const { events } = read(
    toSupportBundle({}, [
      { type: 'searched', term: 'min hemmelighed', resultCount: 2 },
      { type: 'signed-in', accountId: 'a-1' },
      { type: 'profile-created', profileId: 'p-1' },
      { type: 'navigated', path: `/film?code=${token}`, change: 'push' },
      { type: 'link-clicked', path: `/${token}` },
    ]),
  );
  expect(events).toEqual([
    { type: 'searched', resultCount: 2 },
    { type: 'signed-in' },
    { type: 'profile-created' },
    { type: 'navigated', path: '/film', change: 'push' },
    { type: 'link-clicked', path: '…' },
  ]);
});
