import { expect, test } from 'vitest';
import type { Brand } from '../brand';
import { contrast, plainBrand } from '../testing';
import type { ColorTokens } from '../tokens';
import { brands } from './index';

const all = [...brands, plainBrand];

interface NamedLook {
  readonly name: string;
  readonly color: ColorTokens;
  readonly leastText2: number;
}

const looksOf = (brand: Brand): readonly NamedLook[] => [
  { name: brand.id, color: brand.color, leastText2: 7 },
  ...brand.universes.map(({ id, look }) => ({
    name: `${brand.id} ${id}`,
    color: { ...brand.color, ...look.color },
    leastText2: 6,
  })),
];

const looks = ([] as NamedLook[]).concat(...all.map(looksOf));

const colorOf = (name: string): ColorTokens => {
  const found = looks.find((look) => look.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.color;
};

/** Text, second text, third text, accent and ring on the page; text on the ring; text on the accent. */
test.each([
  ['fjernsyn', [17, 11.3, 7.2, 9.6, 17.3, 17.4, 9.4]],
  ['havblik', [16.8, 10.6, 6.6, 11.6, 17.6, 17.2, 10.8]],
  ['fjernsyn komet', [18.3, 11.5, 7.4, 14.6, 17.7, 17.4, 13.8]],
  ['fjernsyn hopla', [7.3, 6.4, 5.6, 5, 7.3, 14.5, 11.4]],
  ['fjernsyn pip', [10.6, 8.7, 7.2, 7.2, 11.2, 15.5, 10]],
])('[BD2] has the contrasts of the design: %s', (name, table) => {
  const color = colorOf(name);
  const found = [
    contrast(color.text, color.bg),
    contrast(color.text2, color.bg),
    contrast(color.text3, color.bg),
    contrast(color.accent, color.bg),
    contrast(color.ring, color.bg),
    contrast(color.onRing, color.ring),
    contrast(color.onAccent, color.accent),
  ];
  expect(found.map((value) => Math.round(value * 10) / 10)).toEqual(table);
});

test.each(looks)('[BD2] [BD6] reads well: $name', ({ color, leastText2 }) => {
  for (const ground of [color.bg, color.surface, color.raised]) {
    for (const text of [color.text, color.text2, color.text3])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(color.text2, color.bg)).toBeGreaterThanOrEqual(leastText2);
  expect(contrast(color.ring, color.bg)).toBeGreaterThanOrEqual(7);
  expect(contrast(color.onRing, color.ring)).toBeGreaterThanOrEqual(7);
  expect(contrast(color.onAccent, color.accent)).toBeGreaterThanOrEqual(7);
});

test.each(looks)('[BD3] states colours as #RRGGBB: $name', ({ color }) => {
  for (const value of Object.values(color)) expect(value).toMatch(/^#[0-9A-F]{6}$/);
});

test.each(all)('[BD4] universes have ids and homes of their own: $id', ({ universes }) => {
  for (const key of ['id', 'home'] as const)
    expect(new Set(universes.map((universe) => universe[key])).size).toBe(universes.length);
});

test('[BD4] brands have ids and store identities of their own', () => {
  const identities = all.map(({ id, stores: { tizen, webos, hbbtv } }) => [
    id,
    tizen.packageId,
    webos.id,
    hbbtv.organisationId,
  ]);
  for (const at of [0, 1, 2, 3]) expect(new Set(identities.map((identity) => identity[at])).size).toBe(all.length);
});

test.each(all)('[BD5] draws with path data alone, within its canvas: $id', ({ artwork }: Brand) => {
  for (const { paths, width, height } of [artwork.mark, artwork.away]) {
    expect(paths.length).toBeGreaterThan(0);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    for (const { d, dashes = '' } of paths) {
      expect(d).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d .,-]+$/);
      expect(dashes).toMatch(/^[\d .]*$/);
    }
  }
});

test.each(all)('[BD1] is plain data, which survives JSON: $id', (brand) => {
  expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
});
