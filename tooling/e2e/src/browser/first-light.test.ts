import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHome } from '../product/at-home';
import { floorFaults } from '../product/floor-faults';
import { withProduct } from '../product/with-product';

describe('first light', () => {
  const journey = withProduct();

  it('[EE33] costs no preflight while nobody is signed in', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    expect(page.requests.filter(({ isPreflight }) => isPreflight)).toEqual([]);
    expect(product.service.requests.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
  });

  it('[EE15] ships no regular expression that the floor refuses', async () => {
    const { built } = journey().product;
    for (const { path, kind } of built.files) {
      if (kind !== 'entry' && kind !== 'chunk') continue;
      expect(floorFaults(await readFile(join(built.outDir, path), 'utf8'))).toEqual([]);
    }
  });
});
