import { plainBrand } from '@fjernsyn/brand/testing';
import type { PageModel, SectionKind } from '@fjernsyn/catalogue';
import { expect, test } from 'vitest';
import { pageInUniverse } from './page-in-universe';

const [readers, listeners] = plainBrand.universes;
const kinds: readonly SectionKind[] = ['hero', 'detail', 'episodes', 'rail', 'text', 'image'];
const page = { title: 'Forside', sections: kinds.map((kind) => ({ kind })) } as unknown as PageModel;
const shown = (universe: Parameters<typeof pageInUniverse>[1]) =>
  pageInUniverse(page, universe).sections.map(({ kind }) => kind);

test('[CL425] [found-kids-01] a universe leaves out what is there to be read', () => {
  expect(shown(undefined)).toEqual(kinds);
  expect(shown(readers)).toEqual(kinds);
  expect(shown(readers && { ...readers, hasHero: false })).toEqual(kinds.slice(1));
  expect(shown(listeners)).toEqual(['detail', 'episodes', 'rail']);
});
