import { parseAccount } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { isWholePin, toPin } from './pin';
import { toAccountProfiles } from './profile-entry';

const accountOf = (profiles: readonly object[], more: object = {}) =>
  parseAccount({ id: 'a-1', primaryProfileId: 'p-1', profiles, ...more }, () => undefined);

test('[SE379] an account has its primary profile and others, some of them for children', () => {
  const account = accountOf(
    [
      { id: 'p-1', name: 'Malene', segments: ['drtv'], color: '#0a7f5c', pinEnabled: true },
      { id: 'p-2', info: { name: 'Saga', segments: ['ramasjang'] }, maxRatingContentFilter: { code: 'DR-Ramasjang' } },
    ],
    { pinEnabled: true },
  );
  expect(toAccountProfiles(account)).toEqual({
    isPinSet: true,
    entries: [
      {
        id: 'p-1',
        name: 'Malene',
        color: '#0a7f5c',
        type: 'standard',
        segments: ['drtv'],
        maxRating: undefined,
        isKids: false,
        isPrimary: true,
        hasPin: true,
      },
      {
        id: 'p-2',
        name: 'Saga',
        color: undefined,
        type: 'ramasjang',
        segments: ['ramasjang'],
        maxRating: 'DR-Ramasjang',
        isKids: true,
        isPrimary: false,
        hasPin: false,
      },
    ],
  });
});

test('[SE379] the primary profile is flagged, whatever its type, and nineteen are shown', () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ id: `p-${index}`, segments: ['ultra'] }));
  const { entries } = toAccountProfiles(accountOf(many));
  expect(entries).toHaveLength(19);
  expect(entries.filter(({ isPrimary }) => isPrimary).map(({ id, type }) => [id, type])).toEqual([['p-1', 'ultra']]);
});

test.each([
  ['1a23 456', '1234'],
  ['12a34x9', '1234'],
  ['0007', '0007'],
  ['12', '12'],
  ['١٢٣٤', ''],
])('[SE386] [profiles-11] %j typed is the PIN %j', (typed, pin) => {
  expect(toPin(typed)).toBe(pin);
  expect(isWholePin(toPin(typed))).toBe(pin.length === 4);
  expect(isWholePin(typed)).toBe(typed === pin && pin.length === 4);
});
