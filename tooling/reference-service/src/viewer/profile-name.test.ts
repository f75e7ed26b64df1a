import { expect, test } from 'vitest';
import { isProfileName, isSameName, toProfileName } from './profile-name';

test('[RS160] [profiles-01] [profiles-09] a name has 2 to 20 characters as a person counts them', () => {
  for (const name of ['Jo', 'ææ', 'Åse', 'Mor & far', '😀'.repeat(20), 'İ'.repeat(11), '👩‍🚀👨‍🚒'])
    expect([name, isProfileName(name)]).toEqual([name, true]);
  for (const name of ['', 'J', '🦓', '👨‍👩‍👧', '🇩🇰', '😀'.repeat(21), 'Navn\u0007', 'Navn\nmed linje'])
    expect([name, isProfileName(name)]).toEqual([name, false]);
});

test('[RS304] what nobody sees is no character, and half a character no name', () => {
  for (const name of [
    '\u200b\u200b',
    '\u202e\u202e',
    '\u3164\u3164',
    'J\u2060\u2060',
    '\ud83d\ud83d',
    'To\u2028linjer',
  ])
    expect([name, isProfileName(name)]).toEqual([name, false]);
});

test('[RS160] [profiles-02] a name of two letters with hundreds of marks is too long', () => {
  expect(isProfileName(`Ma${'\u0301'.repeat(200)}`)).toBe(false);
});

test('[RS161] [profiles-04] [profiles-05] [profiles-08] names are the same whatever their form, case and invisible marks', () => {
  for (const [one, other] of [
    ['Åse', 'A\u030Ase'],
    ['Åse', '\u212Bse'],
    ['Åse', '  åSE '],
    ['Freja', 'Fre\u200Bja'],
    ['Freja', 'Freja\u3164'],
    ['IDA', 'ida'],
  ] as const)
    expect([one, other, isSameName(one, other)]).toEqual([one, other, true]);
});

test('[RS161] [profiles-06] [profiles-07] letters are told apart as letters, never by collation', () => {
  for (const [one, other] of [
    ['Søren', 'Soren'],
    ['Åse', 'Ase'],
    ['Åse', 'Aase'],
    ['Kære', 'Kaere'],
  ] as const)
    expect([one, other, isSameName(one, other)]).toEqual([one, other, false]);
});

test('[RS161] a name is kept composed and without spaces around it', () => {
  expect(toProfileName('  A\u030Ase ')).toBe('Åse');
});
