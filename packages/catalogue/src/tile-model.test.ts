import { parseItem } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { toTileModel } from './tile-model';

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
        customFields: { ExtraDetails: 'SÆSON 2 EPISODE 3' },
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
      seasonNumber: 2,
      episodeNumber: 3,
    });
  });

  it('[CA16] of an episode below its own series needs no series title', () => {
    const fields = { contextualTitle: '3. Fyret', customFields: { ContextualTitleExtraDetails: '1. MAR 2026' } };
    expect(toTileModel(itemOf(fields), 'episode')).toMatchObject({ title: '3. Fyret', subtitle: '1. MAR 2026' });
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
    const images = { tile: 'https://img.example/tile.jpg', poster: 'https://img.example/poster.jpg' };
    const imageAs = (role: 'poster' | 'square' | 'channel') => toTileModel(itemOf({ images }), role).image(200);
    expect([imageAs('poster'), imageAs('square'), imageAs('channel')]).toEqual([
      images.poster,
      images.tile,
      images.tile,
    ]);
    expect(toTileModel(itemOf({}), 'wide').image(200)).toBeUndefined();
  });

  it('[CA80] of a channel has its art, and its logo on it', () => {
    const images = { wallpaper: 'https://img.example/studio.jpg', logo: 'https://img.example/logo.png' };
    const tile = toTileModel(itemOf({ type: 'channel', images }), 'channel');
    expect([tile.image(200), tile.emblem?.(200)]).toEqual([images.wallpaper, images.logo]);
  });
});
