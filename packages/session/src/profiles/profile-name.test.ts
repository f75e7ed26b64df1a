import { describe, expect, it, test } from 'vitest';
import { checkProfileName, isSameName, toSavedName, toTypedName, typeIntoProfileName } from './profile-name';

const good = undefined;
const short = 'profile_name_to_short';
const long = 'profile_name_to_long';
const duplicate = 'profile_name_duplicate';
const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('the length of a name', () => {
  it.each([
    ['🦓', short],
    [family, short],
    ['🇩🇰', short],
    ['Jo', good],
    ['ææ', good],
    ['Åse', good],
    ['😀'.repeat(20), good],
    ['😀'.repeat(21), long],
    ['Bjørn-Æøå Åge Ørsted', good],
  ])('[SE380] [profiles-01] of %s is that of its characters: %s', (name, problem) => {
    expect(checkProfileName(name, [])).toBe(problem);
  });

  it('[SE380] [profiles-02] counts hundreds of marks on one letter as they are stored', () => {
    const name = `a${'\u0301'.repeat(200)}b`;
    expect([name.length, checkProfileName(name, [])]).toEqual([202, long]);
  });

  it('[SE380] [profiles-09] is measured before it is lower-cased', () => {
    const name = 'İ'.repeat(11);
    expect([name.toLowerCase().length, checkProfileName(name, [])]).toEqual([22, good]);
  });

  it.each([
    ['', short],
    [' J ', short],
    ['J\u200B', short],
    ['\u0301 \u0301', short],
    ['\u2800\u2800', short],
    ['\u00A0 \u3000', short],
    ['x'.repeat(20), good],
    [`  ${'x'.repeat(20)}  `, good],
    ['x'.repeat(21), long],
    ['e\u0301'.repeat(20), good],
  ])('[SE380] of %j: %s', (name, problem) => {
    expect(checkProfileName(name, [])).toBe(problem);
  });
});

describe('the name of another profile', () => {
  it('[SE381] [profiles-04] is taken whatever does not print in it', () => {
    expect(checkProfileName('Fre\u200Bja', ['Freja'])).toBe(duplicate);
    expect(checkProfileName('Freja', ['F\u2060re\uFEFFja\u00AD'])).toBe(duplicate);
  });

  it.each(['A\u030Ase', '\u212Bse', '  åSE '])('[SE381] [profiles-05] is taken in every form: %j', (candidate) => {
    expect(checkProfileName(candidate, ['Åse'])).toBe(duplicate);
  });

  it.each(['Soren', 'Ase', 'Kaere'])('[SE381] [profiles-06] %s is another name: ø, å and æ are letters', (name) => {
    expect(checkProfileName(name, ['Søren', 'Åse', 'Kære'])).toBe(good);
  });

  it('[SE381] [profiles-07] Aase is not Åse, though Danish sorts them alike', () => {
    expect(checkProfileName('Aase', ['Åse'])).toBe(good);
  });

  it('[SE381] [profiles-08] ida is IDA on a Turkish set too', () => {
    expect(checkProfileName('ida', ['IDA'])).toBe(duplicate);
    expect('IDA'.toLocaleLowerCase('tr-TR')).not.toBe('ida');
  });
});

describe('typing into a name', () => {
  it.each([
    ['', ' ', ''],
    ['', '\u00A0', ''],
    ['Jo', ' ', 'Jo '],
    ['Jo ', ' ', 'Jo '],
    ['Jo ', '\u3000', 'Jo '],
    ['Jo ', 'h', 'Jo h'],
    ['', '  Ida \t\n Marie ', 'Ida Marie '],
    ['Mor', ' & far', 'Mor & far'],
  ])('[SE382] into %j of %j makes %j', (text, added, after) => {
    expect(typeIntoProfileName(text, added)).toBe(after);
  });

  it.each(['\u0000', '\u001B', '\u200B', '\u202E', '\uFEFF', '\uD800', '\uE000', '', '\u007F', '\u00AD'])(
    '[SE383] %j lengthens no name',
    (added) => {
      expect(typeIntoProfileName('Zoé', added)).toBe('Zoé');
    },
  );

  it('[SE383] a mark that only changes the last letter does not lengthen it', () => {
    expect(typeIntoProfileName('Zoe', '\u0301')).toBe('Zoe');
    expect(typeIntoProfileName('Zo', 'e\u0301')).toBe('Zoé');
  });

  it('[SE382] keeps what joins one character', () => {
    expect(typeIntoProfileName('Vi ', family)).toBe(`Vi ${family}`);
    expect(typeIntoProfileName('', '❤\uFE0F')).toBe('❤\uFE0F');
    expect(typeIntoProfileName('', 'می\u200Cخواهم')).toBe('می\u200Cخواهم');
  });

  it('[SE382] takes a field as a whole, after keys and after an erasure', () => {
    expect(toTypedName('Jo', 'Jo ')).toBe('Jo ');
    expect(toTypedName('Jo ', 'Jo  ')).toBe('Jo ');
    expect(toTypedName('Johan', 'Joha')).toBe('Joha');
    expect(toTypedName('Jo', ' x\u200B')).toBe('x');
    expect(toTypedName('Jo', '')).toBe('');
  });
});

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
    'ß',
    'Σ',
    'ς',
    'ﬁ',
    'Ǆ',
    '-',
    "'",
    '&',
    '1',
    '²',
  ],
  ...[
    'أمل',
    'م',
    '\u064E',
    'שלום',
    '\u05B8',
    'नि',
    '\u093F',
    '김',
    '\u1112\u1161',
    '日',
    'ก็',
    '🦓',
    family,
    '🇩🇰',
    '👍🏽',
    '❤\uFE0F',
    '🏴\u{E0067}\u{E0062}\u{E007F}',
  ],
  ...[
    ' ',
    '\u00A0',
    '\u1680',
    '\u2003',
    '\u202F',
    '\u205F',
    '\u3000',
    '\t',
    '\n',
    '\u2028',
    '\u0085',
    '\u180E',
    '\uFEFF',
  ],
  ...[
    '\u200B',
    '\u200C',
    '\u200D',
    '\u202E',
    '\u2066',
    '\u00AD',
    '\u2800',
    '\u3164',
    '\u115F',
    '\u0301',
    '\u20E3',
    '\u0000',
    '\uD83D',
    '\uDC00',
    '\uE000',
  ],
];
const names: readonly string[] = (() => {
  const random = seeded(7);
  const pick = () => (random(4) > 0 ? (parts[random(parts.length)] ?? '') : String.fromCodePoint(random(0x11_0000)));
  return Array.from({ length: 4_000 }, () => Array.from({ length: random(14) }, pick).join(''));
})();

test('[SE384] whatever is typed, what is saved is composed and trimmed, prints, and is saved as itself', () => {
  for (const name of names) {
    const saved = toSavedName(name);
    expect(toSavedName(saved), JSON.stringify(name)).toBe(saved);
    expect(saved.normalize('NFC').trim(), JSON.stringify(name)).toBe(saved);
    expect(saved, JSON.stringify(name)).not.toMatch(/[^\S ]| {2}|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200B\u202E\u2066]/u);
    expect(typeIntoProfileName('', name).trim(), JSON.stringify(name)).toBe(saved);
  }
});

test('[SE383] whatever is typed, a name gets longer or stays, and typing all at once is typing it', () => {
  const random = seeded(3);
  for (const name of names) {
    const before = typeIntoProfileName('', names[random(names.length)] ?? '');
    const after = typeIntoProfileName(before, name);
    expect(after === before || after.length > before.length, JSON.stringify([before, name])).toBe(true);
    expect(toTypedName(before, before + name), JSON.stringify([before, name])).toBe(after);
  }
});

test('[SE380] [SE381] no name throws, a good one is its own duplicate, and is good in any case', () => {
  let count = 0;
  for (const name of names) {
    const problem = checkProfileName(name, []);
    if (problem !== undefined) continue;
    count += 1;
    expect(checkProfileName(name, [toSavedName(name)]), JSON.stringify(name)).toBe(duplicate);
    expect(isSameName(`\u200B${name.toLowerCase()} `, name), JSON.stringify(name)).toBe(
      isSameName(name.toLowerCase(), name),
    );
    expect(toSavedName(name).length).toBeLessThanOrEqual(80);
  }
  expect(count).toBeGreaterThan(1_000);
});
