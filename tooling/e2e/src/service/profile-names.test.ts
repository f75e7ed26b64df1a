import { isProfileName, isSameName, toProfileName } from '@fjernsyn/reference-service/testing';
import { checkProfileName, isSameName as isSameToUs, toSavedName } from '@fjernsyn/session';
import { expect, test } from 'vitest';

/** Numbers from 0 up to, not including, `end`, the same for the same seed. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const parts = [
  ...[
    'a',
    'Z',
    'é',
    'e\u0301',
    'æ',
    'Ø',
    'A\u030A',
    '\u212B',
    'İ',
    'ı',
    'ẞ',
    'Σ',
    'ς',
    'ﬁ',
    '&',
    '²',
    'أمل',
    'م',
    '\u064E',
  ],
  ...['שלום', 'नि', '\u093F', '\u1112\u1161', 'ก็', '🦓', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '🇩🇰', '❤\uFE0F'],
  ...[
    ' ',
    '\u00A0',
    '\u2003',
    '\u3000',
    '\t',
    '\n',
    '\u2028',
    '\u0085',
    '\u180E',
    '\uFEFF',
    '\u200B',
    '\u200C',
    '\u200D',
  ],
  ...['\u202E', '\u00AD', '\u2800', '\u3164', '\u0301', '\u20E3', '\u0000', '\uD83D', '\uDC00', '\uE000'],
];

const random = seeded(11);
const pick = () => (random(4) > 0 ? (parts[random(parts.length)] ?? '') : String.fromCodePoint(random(0x11_0000)));
const names = Array.from({ length: 4_000 }, () => Array.from({ length: random(12) }, pick).join(''));

test('[EE575] of four thousand names none is good to the set that the service refuses, or keeps otherwise', () => {
  let good = 0;
  for (const name of names) {
    const saved = toSavedName(name);
    if (checkProfileName(name, []) !== undefined) continue;
    good += 1;
    expect([saved, isProfileName(saved)]).toEqual([saved, true]);
    expect(toProfileName(saved)).toBe(saved);
  }
  expect(good).toBeGreaterThan(1_000);
});

test('[EE575] two names that are the same to the service are the same to the set', () => {
  for (const [index, name] of names.entries()) {
    const other =
      [name.toUpperCase(), name.normalize('NFD'), ` ${name}\u200B`, names[index + 1] ?? ''][index % 4] ?? '';
    const [one, two] = [toSavedName(name), toSavedName(other)];
    if (isSameName(one, two)) expect([one, two, isSameToUs(one, two)]).toEqual([one, two, true]);
  }
});
