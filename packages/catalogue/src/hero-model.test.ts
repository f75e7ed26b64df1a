import { parseItemList } from '@fjernsyn/contracts';
import { type ListModel, toListModel } from '@fjernsyn/lists';
import { expect, it } from 'vitest';
import { fillHero, type HeroSlide, toHeroModel } from './hero-model';

const ignore = (): void => undefined;
const head = { id: 'top:1', title: 'Nyt' };

function listOf(items: readonly object[], page = 1): ListModel {
  return toListModel(parseItemList({ id: '1', size: 1, items, paging: { page, total: 1, size: 24 } }, ignore), ignore);
}

function slideOf(fields: object): HeroSlide | undefined {
  return toHeroModel(head, listOf([{ id: '12', type: 'movie', title: 'Havgus', ...fields }])).slideAt(0);
}

it('[CA530] a slide adds tagline, description and logo to what a tile says', () => {
  const picture = (name: string) => `https://img.example/${name}.jpg`;
  const slide = slideOf({
    tagline: 'Film | Om et fyr',
    description: 'To søskende overtager et fyr.',
    shortDescription: 'Et fyr.',
    customFields: { ExtraDetails: '2026' },
    images: { tile: picture('tile'), wallpaper: picture('wide'), logo: picture('logo') },
  });
  expect(slide).toMatchObject({
    id: '12',
    title: 'Havgus',
    subtitle: '2026',
    tagline: 'Om et fyr',
    description: 'To søskende overtager et fyr.',
  });
  expect([slide?.image(640), slide?.logo(300)]).toEqual([picture('wide'), picture('logo')]);
});

it('[CA530] a slide has the short description where there is no other, and no text where there is none', () => {
  expect(slideOf({ shortDescription: 'Et fyr.' })).toMatchObject({ description: 'Et fyr.' });
  expect(slideOf({})).toMatchObject({ tagline: '', description: '' });
});

it('[CA530] a show and a season name their series, and nothing else does', () => {
  expect(slideOf({ type: 'show', showId: '7' })?.seriesId).toBe('12');
  expect(slideOf({ type: 'season', showId: '7' })?.seriesId).toBe('7');
  expect(slideOf({ type: 'season' })).not.toHaveProperty('seriesId');
  expect(slideOf({ type: 'episode', showId: '7' })).not.toHaveProperty('seriesId');
});

it('[CA15] a hero has no slides until its list is loaded, and then is the same hero at the same pace', () => {
  const awaited = toHeroModel({ ...head, autoCycleMs: 8_000 }, listOf([], 0));
  expect(awaited).toMatchObject({ listState: 'not-loaded', count: 0 });
  expect(awaited.slideAt(0)).toBeUndefined();
  const loaded = listOf([{ id: '12', type: 'movie', title: 'Havgus' }]);
  expect(fillHero(awaited, loaded)).toMatchObject({ ...head, listState: 'loaded', count: 1, autoCycleMs: 8_000 });
  expect(fillHero(toHeroModel(head, loaded), loaded)).not.toHaveProperty('autoCycleMs');
});
