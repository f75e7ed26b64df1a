import { durationsMs } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { askedPathOf, createPlacesRig } from '../testing/places-rig';
import { keepPages, keptPages } from './keep-pages';
import { unwatchedMs } from './watched-queries';

let stop = (): void => undefined;
afterEach(() => stop());

const list = (id: string) => ({
  id,
  size: 1,
  items: [{ id: `${id}1`, type: 'movie', title: id }],
  paging: { page: 1, total: 1, size: 24 },
});

const rail = (id: string) => ({
  id,
  type: 'ListEntry',
  template: 'T1',
  title: id,
  list: { id, size: 5, items: [], paging: { page: 0, total: -1 } },
});

/** A viewer at home, of whose pages each shows a list of its own and one that all show. */
async function setUp(hasAddresses = false) {
  const rig = await createPlacesRig(
    (called, url) => {
      if (called === '/config') return { body: { sitemap: [] } };
      if (called === '/lists') {
        const ids = decodeURIComponent(/[?&]ids=([^&]*)/.exec(url)?.[1] ?? '');
        return { body: ids.split(',').map(list) };
      }
      const path = askedPathOf(url);
      return {
        body: { id: path, path, template: 'Category', title: path, entries: [rail(`own${path}`), rail('all')] },
      };
    },
    { hasAddresses },
  );
  const { reading, places, ports, go } = rig;
  const end = keepPages({ cache: reading.cache, location: places.navigation.location, hasForward: hasAddresses });
  stop = () => {
    end();
    rig.stop();
  };
  /** Reads a list as a screen does, which is left at once. */
  const showList = async (id: string) => {
    const leave = reading.list({ id }).subscribe(() => undefined);
    await ports.clock.advanceSettled(50);
    leave();
    await settled();
  };
  const hasList = (id: string): boolean => reading.list({ id }).get().value !== undefined;
  const visit = async (path: string) => {
    await go(path);
    await showList(`own${path}`);
  };
  const back = async () => {
    places.navigation.back();
    await ports.clock.advanceSettled(0);
  };
  return { ...rig, visit, back, showList, hasList };
}

test('[SH947] a way back asks for nothing, however long ago its pages were left', async () => {
  const { visit, back, asked, ports, hasList } = await setUp();
  await visit('/a');
  await visit('/b');
  await ports.clock.advanceSettled(3 * unwatchedMs);
  const count = asked().length;
  await back();
  await back();
  expect([asked().length, hasList('own/a')]).toEqual([count, true]);
});

test('[SH947] what is no longer on the way goes ten minutes after it was left, with what it alone shows', async () => {
  const { visit, back, reading, ports, hasList, showList } = await setUp();
  await showList('all');
  await visit('/a');
  await back();
  await ports.clock.advanceSettled(unwatchedMs - durationsMs.minute);
  expect([reading.hasPage('/a'), hasList('own/a')]).toEqual([true, true]);
  await ports.clock.advanceSettled(2 * durationsMs.minute);
  expect([reading.hasPage('/a'), hasList('own/a'), hasList('all'), reading.hasPage('/')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('[SH948] of the pages that are no longer on the way the last ten are kept, and those before go at once with their lists', async () => {
  const { visit, back, reading, hasList } = await setUp();
  const paths = Array.from({ length: keptPages.left + 2 }, (_, index) => `/side-${index}`);
  for (const path of paths) {
    await visit(path);
    await back();
  }
  const kept = paths.filter(reading.hasPage);
  expect(kept).toEqual(paths.slice(-keptPages.left));
  expect(paths.filter((path) => hasList(`own${path}`))).toEqual(kept);
});

test('[SH948] of a long way the nearest pages are kept, and what another page shows stays', async () => {
  const { visit, reading, hasList, showList } = await setUp();
  await showList('all');
  const paths = Array.from({ length: 40 }, (_, index) => `/side-${index}`);
  for (const path of paths) await visit(path);
  const count = keptPages.behind + 1 + keptPages.left;
  expect(paths.filter(reading.hasPage)).toEqual(paths.slice(-count));
  expect([hasList('all'), hasList('own/side-0')]).toEqual([true, false]);
});

test('[SH947] in a browser what lies ahead of a way back is kept too', async () => {
  const { visit, back, reading, ports } = await setUp(true);
  await visit('/a');
  await back();
  await ports.clock.advanceSettled(2 * unwatchedMs);
  expect(reading.hasPage('/a')).toBe(true);
});
