import { expect, test } from 'vitest';
import { audienceOf, entryOf } from './catalogue';
import { homeLists } from './home-lists';
import { byIds } from './pick';
import { composeRails, rootOf } from './rails';
import { mayShow, universes } from './universes';

const nowAt = 1_795_867_200_000;

test('[RS76] what stands in one of two rails above is left out, and so is a second episode of a show', () => {
  const rails = composeRails([
    { id: '1', title: 'A', from: byIds('201101', '201102', '301000') },
    { id: '2', title: 'B', from: byIds('201000', '302000') },
    { id: '3', title: 'C', from: byIds('301000', '303000'), isApart: true },
    { id: '4', title: 'D', from: byIds('206101', '206102', '302000'), isOfEpisodes: true },
  ]);
  expect(rails.map((rail) => rail.entriesAt(nowAt).map(({ id }) => id))).toEqual([
    ['201101', '301000'],
    ['302000'],
    ['301000', '303000'],
    ['206101', '206102'],
  ]);
});

test('[RS76] eight rails of the front page are full, and neighbours share no title', () => {
  const sizes = homeLists.map((list) => list.entriesAt(nowAt).length);
  expect(sizes.filter((size) => size === 24).length).toBeGreaterThanOrEqual(8);
  homeLists.forEach((list, index) => {
    const above = homeLists.slice(Math.max(0, index - 1), index).flatMap((one) => one.entriesAt(nowAt).map(rootOf));
    expect(
      list.entriesAt(nowAt).filter((entry) => above.includes(rootOf(entry))),
      list.title,
    ).toEqual([]);
  });
});

test('[RS77] a universe holds only what is made for it and within its limit', () => {
  for (const { audience, page } of universes) {
    expect(page.rails.length).toBeGreaterThanOrEqual(2);
    for (const { list } of page.rails) {
      const entries = list.entriesAt(nowAt);
      expect(entries.length, list.title).toBeGreaterThan(1);
      expect(entries.filter((entry) => !mayShow(audience, entry)).map(rootOf), list.title).toEqual([]);
    }
  }
  expect(mayShow('ramasjang', entryOf('255000'))).toBe(false);
  expect(audienceOf(entryOf('201101'))).toBe('adults');
});
