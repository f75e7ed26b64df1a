import { createSeededRandom } from '@fjernsyn/platform/testing';
import { expect, it } from 'vitest';
import { openPages } from './open-pages';

/** Somebody in a product whose every page leads to two more and to one that all share, as far as `limit` pages. */
function openProduct(limit = Number.POSITIVE_INFINITY) {
  const way: string[] = ['/1'];
  const depths: number[] = [];
  const here = () => Number(way[way.length - 1]?.slice(1));
  return {
    way,
    depths,
    links: () =>
      Promise.resolve([2, 2 * here(), 2 * here() + 1].filter((page) => page <= limit).map((page) => `/${page}`)),
    open: (link: string) => {
      depths.push(way.push(link) - 1);
      return Promise.resolve();
    },
    goBack: () => {
      way.pop();
      return Promise.resolve();
    },
  };
}

it('[BE133] opens as many different pages as it shall, at most four deep, and ends at home', async () => {
  const product = openProduct();
  const opened = new Set<string>();
  await openPages(product, { opened, random: createSeededRandom(1), until: 15 });
  expect(opened.size).toBe(15);
  expect(Math.max(...product.depths)).toBe(4);
  expect(product.way).toEqual(['/1']);
});

it('[BE133] gives up where there are too few', async () => {
  const walk = openPages(openProduct(7), { opened: new Set(), random: createSeededRandom(1), until: 15 });
  await expect(walk).rejects.toThrow('No more than 6 pages were found.');
});
