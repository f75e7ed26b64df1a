import { createFakeKeyValueStore } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { consentKey, createConsentRecord } from './consent';

test('[SE203] nobody was asked before something was written', () => {
  const record = createConsentRecord(createFakeKeyValueStore());
  expect([record.read(), record.isOptedOut()]).toEqual([undefined, true]);
  record.write({ preferences: true, statistics: false });
  expect([record.read(), record.isOptedOut()]).toEqual([{ preferences: true, statistics: false }, false]);
  record.write({ preferences: false, statistics: true });
  expect(record.isOptedOut()).toBe(true);
});

test.each(['', '{', '[]', '{"preferences":true}', '{"preferences":"yes","statistics":"no"}'])(
  '[SE203] what is kept as %j is no answer',
  (text) => {
    const record = createConsentRecord(createFakeKeyValueStore({ [consentKey]: text }));
    expect([record.read(), record.isOptedOut()]).toEqual([undefined, true]);
  },
);
