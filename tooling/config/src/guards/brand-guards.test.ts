import { describe, expect, it } from 'vitest';
import { brandNames, findBrandViolations } from './brand-guards';
import { draftPackage } from './test-packages';

const brands = draftPackage('brand', {
  files: {
    'src/brands/sol.ts':
      "export const sol = {\n  id: 'sol',\n  name: 'Sol TV',\n  universes: [\n    {\n      id: 'puf',\n    },\n  ],\n};",
    'src/brands/index.ts': "  id: 'list',",
    'src/testing/plain-brand.ts': "  id: 'plain',",
  },
});

const found = (tag: string, path: string, text: string) =>
  findBrandViolations([brands, draftPackage(tag, { files: { [path]: text } })]).length;

describe('brandNames', () => {
  it('[HO60] reads the names of brands and universes from the brands’ files', () => {
    expect(brandNames([brands])).toEqual({ id: ['sol', 'puf'], name: ['Sol TV'] });
  });
});

describe('findBrandViolations', () => {
  it('[HO60] refuses a name among the texts and classes of the packages that read a brand', () => {
    expect(found('shell', 'src/header.ts', "if (universe === 'puf') return;")).toBe(1);
    expect(found('client', 'src/title.ts', "const title = 'Sol TV';")).toBe(1);
    expect(found('ui', 'src/title.ts', 'const title = `SOL`;')).toBe(1);
    expect(found('client', 'src/look.module.css', '.puf {\n}')).toBe(1);
    expect(found('ui', 'src/hero.ts', "import { puf } from '@sol/puf'; const a = clouds.puf; // a puf")).toBe(0);
    expect(found('catalogue', 'src/a.ts', "const a = 'puf';")).toBe(0);
  });

  it('[HO60] refuses an id in their tests and stories, where a fixture or a place in the list serves', () => {
    expect(found('ui', 'src/a.test.ts', "expect(universe).toBe('puf');")).toBe(1);
    expect(found('ui', 'src/a.stories.tsx', "globals: { universe: 'puf' }")).toBe(1);
    expect(found('ui', 'src/a.test.ts', "expect(text).toBe('På sol og måne');")).toBe(0);
  });

  it('[HO60] refuses the list of brands in the product, and not in tests, Storybook and tools', () => {
    const text = "import { brands } from '@fjernsyn/brand/brands';";
    expect(found('shell', 'src/a.ts', text)).toBe(1);
    expect(found('web', 'src/a.ts', text)).toBe(1);
    expect(found('ui', 'src/a.test.ts', text)).toBe(0);
    expect(found('storybook', 'src/a.ts', text)).toBe(0);
    expect(found('packager', 'src/a.ts', text)).toBe(0);
  });
});
