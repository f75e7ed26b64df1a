import { describe, expect, it } from 'vitest';
import { findLateCode, type MappedFile, sharesOfPackages } from './first-load';

const modules = '../../../../node_modules/.pnpm';
const react = `${modules}/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js`;
const query = `${modules}/@tanstack+query-core@5.1.0/node_modules/@tanstack/query-core/build/query.js`;

/** A script of ten characters of each source. */
const scriptOf = (sources: readonly string[], sourcesContent: readonly string[] = [], gzipBytes = 0): MappedFile => ({
  code: 'abcdefghi\n'.repeat(sources.length),
  map: { sources, sourcesContent, mappings: sources.map((_, index) => (index === 0 ? 'AAAA' : 'ACAA')).join(';') },
  gzipBytes,
});

describe('sharesOfPackages', () => {
  it('[HO72] sums sources by library and package, each with its share of the gzipped script, the largest first', () => {
    const scripts = [
      scriptOf([react, '../../../../packages/ui/src/a.ts', '../../../../packages/ui/src/b.ts'], [], 3_000),
      scriptOf([query, 'src/main.tsx'], [], 1_000),
    ];
    expect(sharesOfPackages(scripts)).toEqual([
      { name: 'ui', kilobytes: 2 },
      { name: 'react-dom', kilobytes: 1 },
      { name: '@tanstack/query-core', kilobytes: 0.5 },
      { name: 'the app and its build', kilobytes: 0.5 },
    ]);
  });
});

describe('findLateCode', () => {
  it('[HO73] names a source that no start needs, who imports it, and what to do', () => {
    const script = scriptOf(
      ['../../../../packages/client/src/sign-in.tsx', '../../../../packages/ui/src/keypad/keypad.tsx'],
      ["import { Keypad } from '../../../ui/src/keypad/keypad';\n", 'export function Keypad() {}'],
    );
    expect(findLateCode([script])).toEqual([
      'packages/ui/src/keypad/keypad.tsx (imported by packages/client/src/sign-in.tsx) is in the first load, and keypad is late. Load it by loadKeypad of ui.',
    ]);
  });

  it('[HO73] names who imports a library, and no import of types or of a like name', () => {
    const script = scriptOf(
      [
        '../../../../packages/shell/src/a.ts',
        '../../../../packages/shell/src/b.ts',
        `${modules}/xstate@5.0.0/node_modules/xstate/dist/index.js`,
      ],
      [
        "import { assign } from 'xstate';",
        "import type { Actor } from 'xstate';\nimport { of } from './xstate-of';",
        '',
      ],
    );
    expect(findLateCode([script])).toEqual([
      'xstate/dist/index.js (imported by packages/shell/src/a.ts) is in the first load, and xstate is late. Import it by import() where a viewer asks for it.',
    ]);
  });

  it.each([
    'packages/player/src/player.ts',
    'packages/ui/src/player/player-controls.tsx',
    'packages/session/src/flows/sign-in.ts',
    'packages/activity/src/index.ts',
    'packages/schedules/src/index.ts',
    'packages/client/src/search/search-screen.tsx',
    'node_modules/.pnpm/qrcode@1.5.4/node_modules/qrcode/lib/index.js',
  ])('[HO73] refuses %s', (source) => {
    expect(findLateCode([scriptOf([`../../../../${source}`])])).toHaveLength(1);
  });

  it.each([
    'packages/ui/src/player/load-player-parts.ts',
    'packages/session/src/session.ts',
    'packages/contracts/src/config/playback.ts',
  ])('[HO73] takes %s, without which nothing late is fetched', (source) => {
    expect(findLateCode([scriptOf([`../../../../${source}`])])).toEqual([]);
  });
});
