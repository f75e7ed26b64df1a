import { brands } from '@fjernsyn/brand/brands';
import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, it } from 'vitest';
import { brandOf } from './brand-of';

it('[PK212] chooses a brand by its id, or by the contents of its file', () => {
  for (const brand of brands) expect(brandOf({ brand: brand.id })).toBe(brand);
  expect(brandOf({ brand: plainBrand })).toBe(plainBrand);
});

it('[PK212] chooses the first where none is named', () => {
  expect(brandOf({})).toBe(brands[0]);
});

it.each(['', 'unknown', 7, null, {}])('[PK212] refuses %j', (brand) => {
  expect(() => brandOf({ brand })).toThrow(expect.objectContaining({ code: 'packager/brand-unknown' }));
});
