import { parseItem } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { type TileRole, toTileModel } from './tile-model';

const itemOf = (fields: object) =>
  parseItem({ id: '1', type: 'episode', title: 'Havgus: Fyret', ...fields }, () => undefined);

describe('a tile', () => {
  it('[CA16] shows an item and knows where it leads', () => {
    const tile = toTileModel(
      itemOf({
        path: '/episode/fyret_1',
        watchPath: '/se/fyret_1',
        badge: 'Ny sæson',
        duration: 1_740,
        classification: { code: 'DR-Voksen', name: 'Voksen' },
        seasonNumber: 2,
        episodeNumber: 3,
        availableSeasonCount: 4,
        customFields: {
          ExtraDetails: 'SÆSON 2 EPISODE 3',
          ClassificationRating: 'MRAM-11',
          DisplayCategory: 'Drama,Krimi',
        },
      }),
      'wide',
    );
    expect(tile).toMatchObject({
      id: '1',
      type: 'episode',
      title: 'Havgus: Fyret',
      subtitle: 'SÆSON 2 EPISODE 3',
      path: '/episode/fyret_1',
      watchPath: '/se/fyret_1',
      badge: 'Ny sæson',
      durationSeconds: 1_740,
      ageClass: 'DR-Voksen',
      ratingCode: 'MRAM-11',
      genre: 'Drama',
      seasonCount: 4,
      seasonNumber: 2,
      episodeNumber: 3,
    });
  });

  it('[CA16] of an episode below its own series needs no series title', () => {
    const fields = { contextualTitle: '3. Fyret', customFields: { ContextualTitleExtraDetails: '1. MAR 2026' } };
    expect(toTileModel(itemOf(fields), 'episode')).toMatchObject({ title: '3. Fyret', subtitle: '1. MAR 2026' });
    expect(toTileModel(itemOf({}), 'episode')).toMatchObject({ title: 'Havgus: Fyret', subtitle: '' });
  });

  it('[CA16] says beside its title what sets it apart: the details of its own, of its title, or the tagline', () => {
    const subtitleOf = (fields: object) => toTileModel(itemOf(fields), 'wide').subtitle;
    const tagline = 'Om et fyr';
    const titleDetails = { TitleExtraDetails: '2026' };
    expect(subtitleOf({ tagline, customFields: { ...titleDetails, ExtraDetails: 'DRAMA' } })).toBe('DRAMA');
    expect(subtitleOf({ tagline, customFields: titleDetails })).toBe('2026');
    expect([subtitleOf({ tagline }), subtitleOf({})]).toEqual([tagline, '']);
  });

  it('[CA63] of what is announced tells when it can be watched, and does not play it', () => {
    const announced = { offers: [{ availability: 'ComingSoon', startDate: '2026-12-24T05:00:00Z' }] };
    const tile = toTileModel(itemOf({ path: '/episode/fyret_1', watchPath: '/se/fyret_1', ...announced }), 'wide');
    expect(tile).toMatchObject({ path: '/episode/fyret_1', startsAt: 1_798_088_400_000 });
    expect(tile).not.toHaveProperty('watchPath');
  });

  it('[CA532] of a link has its title, whatever the context, and no subtitle', () => {
    const link = { type: 'link', title: 'Nyheder', tagline: 'Alle', customFields: { ExtraDetails: 'NU' } };
    expect(toTileModel(itemOf({ ...link, contextualTitle: 'Genvej | Forside | Nyt' }), 'link')).toMatchObject({
      title: 'Nyheder',
      subtitle: '',
    });
    const plain = toTileModel(itemOf(link), 'link');
    expect(plain).toMatchObject({ title: 'Nyheder', subtitle: '' });
    expect(plain).not.toHaveProperty('badge');
  });

  it('[CA280] of an event tells when it begins and ends', () => {
    const times = { eventStartDate: '2026-11-29T18:00:00.0000000Z', eventEndDate: '2026-11-29T20:00:00.0000000Z' };
    const startsAt = 1_795_975_200_000;
    expect(toTileModel(itemOf(times), 'wide')).toMatchObject({ startsAt, endsAt: startsAt + 7_200_000 });
  });

  it('[CA16] has no keys for what the item does not say', () => {
    expect(Object.keys(toTileModel(itemOf({}), 'wide')).sort()).toEqual(['id', 'image', 'subtitle', 'title', 'type']);
  });

  it('[CA17] cuts the badge of a link to 20 characters, and no other', () => {
    const badge = 'Søndagens store følgeton 🎬';
    expect(toTileModel(itemOf({ type: 'link', badge }), 'link').badge).toBe('Søndagens store følg');
    expect(toTileModel(itemOf({ badge }), 'wide').badge).toBe(badge);
  });

  it('[CA21] takes the picture of its shape', () => {
    const pictureOf = (name: string) => `https://img.example/${name}.jpg`;
    const images = {
      tile: pictureOf('tile'),
      poster: pictureOf('poster'),
      block: pictureOf('block'),
      square: pictureOf('square'),
    };
    const imageAs = (role: TileRole) => toTileModel(itemOf({ images }), role).image(200);
    for (const role of ['poster', 'block', 'square'] as const) expect(imageAs(role)).toBe(pictureOf(role));
    for (const role of ['wide', 'episode', 'link', 'channel'] as const) expect(imageAs(role)).toBe(pictureOf('tile'));
    expect(toTileModel(itemOf({}), 'wide').image(200)).toBeUndefined();
  });

  it('[CA80] of a channel has its art, and its logo on it', () => {
    const images = { wallpaper: 'https://img.example/studio.jpg', logo: 'https://img.example/logo.png' };
    const tile = toTileModel(itemOf({ type: 'channel', images }), 'channel');
    expect([tile.image(200), tile.emblem?.(200)]).toEqual([images.wallpaper, images.logo]);
  });
});

describe('a tile of the continue-watching list', () => {
  const series = { type: 'show', path: '/serie/havgus_1', availableSeasonCount: 4 };
  const episode = itemOf({ id: '2', watchPath: '/se/fyret_2', duration: 1_740, episodeNumber: 3 });

  it('[CA556] plays the episode that goes with its series, and tells its numbers and length', () => {
    const season = itemOf({ id: '3', type: 'season', seasonNumber: 2 });
    expect(toTileModel(itemOf(series), 'wide', { episode, season })).toMatchObject({
      id: '1',
      type: 'show',
      path: '/serie/havgus_1',
      watchPath: '/se/fyret_2',
      plays: { id: '2', type: 'episode', watchPath: '/se/fyret_2', seasonNumber: 2, episodeNumber: 3 },
      seasonNumber: 2,
      episodeNumber: 3,
      durationSeconds: 1_740,
    });
  });

  it('[CA556] without an episode is as any other', () => {
    const plain = toTileModel(itemOf(series), 'wide');
    const empty = toTileModel(itemOf(series), 'wide', {});
    expect(Object.keys(empty)).toEqual(Object.keys(plain));
    expect(plain).not.toHaveProperty('plays');
  });
});

it('[CA557] a tile of a series tells when its next episode comes', () => {
  const nextEpisode = { available: '11. FEB 2024 | 7:20', availableUTC: '1707632423' };
  expect(toTileModel(itemOf({ type: 'show', nextEpisode }), 'wide').nextEpisodeAt).toBe(1_707_632_423_000);
});
