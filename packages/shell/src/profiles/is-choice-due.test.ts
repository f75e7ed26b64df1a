import { expect, test } from 'vitest';
import { isChoiceDue, isProfileOver } from './is-choice-due';

const profile = { id: 'p-1', name: 'Eva', color: undefined, type: 'standard', isKids: false } as const;
const scopes = ['account-catalog', 'profile-catalog'] as const;
const one = { role: 'signed-in', profile, hasManyProfiles: false, scopes } as const;
const many = { ...one, hasManyProfiles: true } as const;

test.each([
  ['one profile', one, undefined, false],
  ['several profiles', many, undefined, true],
  ['several, of which this one was chosen in the visit', many, 'p-1', false],
  ['several, of which another was chosen in the visit', many, 'p-2', true],
  ['several, of which none is chosen', { ...many, profile: undefined }, undefined, true],
  ['a token that stands in', { ...many, role: 'fallback' } as const, undefined, false],
  ['nobody', { ...many, role: 'anonymous', profile: undefined } as const, undefined, false],
])('[SH734] with %s a start asks who is watching: %#', (_who, state, chosenId, isDue) => {
  expect(isChoiceDue(state, chosenId)).toBe(isDue);
});

test('[SH735] a profile whose token is over is chosen anew, though it is the only one and was chosen in the visit', () => {
  const over = { ...one, scopes: ['account-catalog'] } as const;
  expect(isProfileOver(over)).toBe(true);
  expect(isChoiceDue(over, 'p-1')).toBe(true);
  expect(isProfileOver({ ...over, profile: undefined })).toBe(false);
});
