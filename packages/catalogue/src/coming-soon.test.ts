import { parseItem } from '@fjernsyn/contracts';
import { expect, it } from 'vitest';
import { startOf } from './coming-soon';

const itemOf = (fields: object) => parseItem({ id: '1', type: 'episode', title: 'Havgus', ...fields }, () => undefined);

it('[CA63] of an announced item the first date that is one counts, and an event by its own', () => {
  const at = (date: string) => ({ availability: 'ComingSoon', startDate: date });
  expect(startOf(itemOf({ offers: [{ availability: 'ComingSoon' }, at('2026-12-24T05:00:00Z')] }))).toBe(
    1_798_088_400_000,
  );
  const event = { eventStartDate: '2026-11-29T18:00:00Z', offers: [at('2026-12-24T05:00:00Z')] };
  expect(startOf(itemOf(event))).toBe(1_795_975_200_000);
  expect(startOf(itemOf({}))).toBeUndefined();
});

it('[CA63] an announced item whose offers say no date can be watched when its fields say', () => {
  const customFields = { AvailableFrom: '2026-12-24T05:00:00.0000000Z' };
  expect(startOf(itemOf({ offers: [{ availability: 'ComingSoon' }], customFields }))).toBe(1_798_088_400_000);
  expect(startOf(itemOf({ offers: [{ availability: 'Available' }], customFields }))).toBeUndefined();
});
