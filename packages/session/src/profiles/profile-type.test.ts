import { expect, test } from 'vitest';
import { isKidsProfile } from '../kids-profile';
import { contentLimitOf } from './content-limit';
import { liftsLimit, offeredProfileTypes, type ProfileType, profileTypeOf, segmentsOf } from './profile-type';

const types: readonly ProfileType[] = ['standard', 'ultra', 'ramasjang', 'minisjang', 'restricted'];

test.each([
  [['drtv', 'optedin'], 'standard'],
  [['Ultra', 'optedout'], 'ultra'],
  [['RAMASJANG'], 'ramasjang'],
  [['minisjang', 'drtv'], 'minisjang'],
  [['restricted'], 'restricted'],
  [['drtv', 'ultra'], 'standard'],
  [['drtv', 'drtv-kids'], 'restricted'],
  [['constructor'], 'standard'],
  [[], 'standard'],
])('[SE376] segments %j are those of a profile of type %s', (segments, type) => {
  expect(profileTypeOf(segments)).toBe(type);
});

test('[SE377] every change of type comes out as that type, with its limits, and keeps consent and groups', () => {
  for (const from of types)
    for (const to of types) {
      const segments = segmentsOf(to, [...segmentsOf(from), 'optedin', 'mt_sport']);
      expect([profileTypeOf(segments), segments.slice(1)]).toEqual([to, ['optedin', 'mt_sport']]);
      expect(contentLimitOf(segments) === undefined).toBe(to === 'standard');
      expect(isKidsProfile(segments)).toBe(['ultra', 'ramasjang', 'minisjang'].includes(to));
    }
  expect(segmentsOf('standard', ['drtv', 'drtv-kids', 'Ultra'])).toEqual(['drtv']);
});

test.each([
  [false, true, ['standard', 'ultra', 'ramasjang', 'minisjang']],
  [false, false, ['standard', 'ultra', 'ramasjang', 'restricted']],
  [true, true, ['standard']],
  [true, false, ['standard']],
])('[SE378] primary %s, with Minisjang %s: %j are offered', (isPrimary, hasMinisjang, offered) => {
  expect(offeredProfileTypes({ isPrimary, hasMinisjang })).toEqual(offered);
});

test('[SE403] only the change of a limited type to Standard lifts a limit', () => {
  const lifting = types.map((from) => types.filter((to) => liftsLimit(from, to)));
  expect(lifting).toEqual([[], ['standard'], ['standard'], ['standard'], ['standard']]);
});
