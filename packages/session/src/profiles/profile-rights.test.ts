import { expect, test } from 'vitest';
import { rightsTable } from '../testing/rights-table';
import { profileRight, profileRoleOf } from './profile-rights';

const columns = 'nobody fallback unchosen primary standard restricted restricted+PIN child';

/** What may be done by whom, in the order of the columns: allowed, PIN, hidden or refused. */
const expected: readonly (readonly [what: string, rights: string])[] = [
  ['choice open', 'h h a a a a a a'],
  ['choice choose', 'h h a a a a a a'],
  ['choice choose a profile with a PIN', 'h h p p p p p p'],
  ['choice create', 'h h h a a a p h'],
  ['choice edit', 'h h h a a a p h'],
  ['choice help', 'h h a a a a a h'],
  ['choice sign-out', 'h h a a a a a a'],
  ['row open', 'h h a a a a a a'],
  ['row choose', 'h h a a a a a a'],
  ['row choose a profile with a PIN', 'h h p p p p p p'],
  ['row create', 'h h h a a a p h'],
  ['account-pages open', 'r r a a a a a r'],
  ['edit-list open', 'r r r a a a p r'],
  ['edit-list create', 'h h h a a a a h'],
  ['edit-list change-pin', 'h h h a a a p h'],
  ['edit-profile open', 'r r r a a a p r'],
  ['edit-profile rename', 'h h h a a a a h'],
  ['edit-profile change-age', 'h h h a a a a h'],
  ['edit-profile change-age the primary profile', 'h h h h h h h h'],
  ['edit-profile delete', 'h h h a a a a h'],
  ['edit-profile delete the primary profile', 'h h h h h h h h'],
  ['new-profile open', 'r r r a a a p r'],
  ['new-pin open', 'r r r a a a p r'],
];

test.each(expected)(`[SE387] %s is by ${columns}: %s`, (what, rights) => {
  const row = rightsTable().find(
    (one) => [one.screen, one.action, ...(one.about ? [one.about] : [])].join(' ') === what,
  );
  expect(row?.rights.map((right) => right[right === 'asks-pin' ? 5 : 0]).join(' ')).toBe(rights);
});

test('[SE387] the table above is whole', () => {
  expect(rightsTable()).toHaveLength(expected.length);
});

test('[SE407] whoever changes a PIN gives the present one first', () => {
  for (const role of ['primary', 'standard', 'restricted'] as const) {
    expect(profileRight('edit-list', 'change-pin', { role, isPinSet: true })).toBe('asks-pin');
    expect(profileRight('edit-list', 'change-pin', { role, isPinSet: false })).toBe('allowed');
  }
});

test('[SE388] no child may do anything but watch as somebody and sign out', () => {
  for (const isPinSet of [true, false]) {
    const may = rightsTable().filter(({ screen, action }) =>
      ['allowed', 'asks-pin'].includes(profileRight(screen, action, { role: 'child', isPinSet })),
    );
    expect(new Set(may.map(({ screen, action }) => `${screen} ${action}`))).toEqual(
      new Set(['choice open', 'choice choose', 'choice sign-out', 'row open', 'row choose']),
    );
  }
});

test('[SE389] nobody and a fallback viewer are shown nothing, and pages lead them elsewhere', () => {
  for (const role of ['nobody', 'fallback'] as const)
    for (const { screen, action } of rightsTable()) {
      const isPage = action === 'open' && screen !== 'choice' && screen !== 'row';
      expect(profileRight(screen, action, { role, isPinSet: true })).toBe(isPage ? 'refused' : 'hidden');
    }
});

test('[SE388] an action that a screen does not have is hidden', () => {
  expect(profileRight('choice', 'delete', { role: 'primary', isPinSet: false })).toBe('hidden');
  expect(profileRight('new-profile', 'change-pin', { role: 'primary', isPinSet: true })).toBe('hidden');
});

test.each([
  ['anonymous', undefined, 'nobody'],
  ['fallback', { type: 'standard', isKids: false, isPrimary: true }, 'fallback'],
  ['signed-in', undefined, 'unchosen'],
  ['signed-in', { type: 'ramasjang', isKids: true, isPrimary: false }, 'child'],
  ['signed-in', { type: 'restricted', isKids: true, isPrimary: false }, 'child'],
  ['signed-in', { type: 'restricted', isKids: false, isPrimary: false }, 'restricted'],
  ['signed-in', { type: 'standard', isKids: false, isPrimary: true }, 'primary'],
  ['signed-in', { type: 'ultra', isKids: true, isPrimary: true }, 'child'],
  ['signed-in', { type: 'standard', isKids: false, isPrimary: false }, 'standard'],
] as const)('[SE387] %s with %j is %s', (session, profile, role) => {
  expect(profileRoleOf(session, profile)).toBe(role);
});
