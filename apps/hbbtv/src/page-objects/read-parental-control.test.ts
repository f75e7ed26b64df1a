import { createTestWindow } from '@fjernsyn/browser/testing';
import { expect, test } from 'vitest';
import { pageObjectOf } from './page-object';
import { readParentalControl } from './read-parental-control';

/** Members that an engine may know already, from a set that some other test made of it. */
const none = { parentalRatingSchemes: undefined, isPINEntryLocked: undefined, getParentalControlStatus: undefined };

function read(manager: object) {
  const { document } = createTestWindow();
  const object = pageObjectOf(document, 'application/oipfParentalControlManager');
  for (const members of [none, manager]) Object.defineProperties(object, Object.getOwnPropertyDescriptors(members));
  return readParentalControl(document);
}

/** The manager of a set that tells a limit in the scheme of broadcasters, and no other. */
const limitedTo = (value: unknown, more: object = {}) => ({
  parentalRatingSchemes: {
    getParentalRatingScheme: (name: string) => (name === 'dvb-si' ? { name, threshold: { name: '', value } } : null),
  },
  ...more,
});

test.each([
  [1, 4],
  [9, 12],
  [15, 18],
])(
  '[BR152] a limit of %i stands for %i years, and is on where the set tells no more than HbbTV asks',
  (value, limitAge) => {
    expect(read(limitedTo(value))).toEqual({ isOn: true, limitAge, isPinEntryLocked: undefined });
  },
);

test('[BR152] no limit is off, and the set’s own word goes before what follows from its limit', () => {
  expect(read(limitedTo(0))).toEqual({ isOn: false, limitAge: undefined, isPinEntryLocked: undefined });
  const more = { getParentalControlStatus: () => false, isPINEntryLocked: true };
  expect(read(limitedTo(9, more))).toEqual({ isOn: false, limitAge: 12, isPinEntryLocked: true });
});

test.each([
  ['has no such object', {}],
  ['knows no scheme of broadcasters', { parentalRatingSchemes: { getParentalRatingScheme: () => null } }],
  ['tells a country’s own number', limitedTo(0x1f)],
  ['tells a part of a year', limitedTo(2.5)],
  ['tells words', limitedTo('9', { getParentalControlStatus: () => 'on', isPINEntryLocked: () => true })],
])('[BR152] nothing is known of a set that %s', (_why, manager) => {
  expect(read(manager)).toBeUndefined();
});

test('[BR152] nothing is known of a set whose every member throws', () => {
  const refuse = (): never => {
    throw new Error('security');
  };
  const manager = {
    get parentalRatingSchemes() {
      return refuse();
    },
    get isPINEntryLocked() {
      return refuse();
    },
    getParentalControlStatus: refuse,
  };
  expect(read(manager)).toBeUndefined();
});
