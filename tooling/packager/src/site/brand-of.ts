import type { Brand, BrandFile } from '@fjernsyn/brand';
import { brands } from '@fjernsyn/brand/brands';
import type { WebConfiguration } from '../build-result';
import { PackagerError } from '../errors';

/**
 * The brand that a configuration chooses: by the id of one of ours, or as the contents of a brand's file. The first of ours where it names
 * none. Throws `packager/brand-unknown` for any other value.
 */
export function brandOf({ brand }: WebConfiguration): BrandFile {
  if (brand === undefined) return brands[0];
  const found = typeof brand === 'string' ? brands.find(({ id }) => id === brand) : brand;
  if (!isBrandFile(found)) {
    const known = brands.map(({ id }) => id).join(', ');
    throw new PackagerError(
      'packager/brand-unknown',
      `There is no brand ${JSON.stringify(brand)}; known are ${known}.`,
    );
  }
  return found;
}

/** What a page is told of its brand: all but the facts for stores. */
export function pageBrand(brand: Brand): Brand {
  const { id, name, color, radius, font, marker, artwork, universes } = brand;
  return { id, name, color, radius, font, marker, artwork, universes };
}

/** A brand's type is the compiler's matter: this only tells it from what is no brand at all. */
function isBrandFile(value: unknown): value is BrandFile {
  return typeof value === 'object' && value !== null && 'artwork' in value && 'stores' in value;
}
