import { entryOf, episodesOf, isComing, newestSeasonOf, seasonsOf, shows } from '@fjernsyn/reference-catalogue';
import { expect, test } from 'vitest';
import type { ProfileState } from '../state/service-state';
import { suggestNext } from './suggest-next';

type Watched = ProfileState['watched'];

function seen(id: string | undefined, lastWatchedAt: number, isFullyWatched = true): Watched {
  const record = { positionSeconds: 600, firstWatchedAt: lastWatchedAt - 600, lastWatchedAt, isFullyWatched };
  return { [id ?? '']: record };
}
function allSeen(ids: readonly string[]): Watched {
  return Object.assign({}, ...ids.map((id, index) => seen(id, index)));
}
/** What kind of suggestion, and which episode. */
function next(id: string | undefined, watched: Watched = {}) {
  const suggestion = suggestNext(entryOf(id ?? ''), watched);
  return [suggestion.type, suggestion.next?.id];
}
function episodeIds(show: string): readonly (readonly string[])[] {
  const entry = entryOf(show);
  if (entry.type !== 'show') throw new Error(`${show} is no show`);
  return seasonsOf(entry.show).map((season) => episodesOf(season).map(({ id }) => id));
}

const [firstSeason = [], secondSeason = []] = episodeIds('206000');

test('[RS170] of a show or season that nobody has begun its first episode is next', () => {
  expect(next('206000')).toEqual(['StartWatching', '206101']);
  expect(next('206200')).toEqual(['StartWatching', '206201']);
});

test('[RS171] of what was begun the episode that was left in the middle is next, with first and last moment', () => {
  const watched = { ...seen('206101', 1_000), ...seen('206102', 9_000, false) };
  expect(suggestNext(entryOf('206000'), watched)).toMatchObject({
    type: 'ContinueWatching',
    next: { id: '206102' },
    firstWatchedAt: 400,
    lastWatchedAt: 9_000,
  });
  expect(next('206100', watched)).toEqual(['ContinueWatching', '206102']);
});

test('[RS172] after a whole episode the next one that was not seen follows, into the next season too', () => {
  expect(next('206000', seen('206101', 1_000))).toEqual(['Sequential', '206102']);
  expect(next('206000', seen(firstSeason[firstSeason.length - 1], 1_000))).toEqual(['Sequential', secondSeason[0]]);
  expect(next('206000', { ...seen('206102', 1_000), ...seen('206103', 900) })).toEqual(['Sequential', '206104']);
});

test('[RS172] whoever has seen the last one alone is led to the first that was not seen', () => {
  expect(next('206100', seen(firstSeason[firstSeason.length - 1], 1_000))).toEqual(['Sequential', '206101']);
});

test('[RS173] what was seen whole begins anew', () => {
  expect(next('206100', allSeen(firstSeason))).toEqual(['RestartWatching', '206101']);
});

test('[RS174] after an episode the following one is next, watched or not; after the last nothing', () => {
  expect(next('206101', seen('206102', 5))).toEqual(['Sequential', '206102']);
  expect(suggestNext(entryOf('206101'), seen('206102', 5))).not.toHaveProperty('lastWatchedAt');
  expect(next(episodeIds('206000').flat().pop())).toEqual(['None', undefined]);
});

test('[RS174] of a film, a channel or a link nothing is next', () => {
  for (const id of ['304000', '500001']) expect(next(id, seen(id, 5))).toEqual(['None', undefined]);
});

test('[RS175] an episode that is announced is never next', () => {
  const coming = shows.map(newestSeasonOf).filter(({ season }) => season.comingCount > 0);
  expect(coming.length).toBeGreaterThan(0);
  for (const season of coming) {
    const episodes = episodesOf(season);
    const out = episodes.filter((episode) => !isComing(episode)).map(({ id }) => id);
    if (out.length > 0) expect(next(out[out.length - 1])).toEqual(['None', undefined]);
    expect(next(episodes[episodes.length - 1]?.id)).toEqual(['None', undefined]);
    expect(next(season.id, allSeen(out))).toEqual([out.length > 0 ? 'RestartWatching' : 'None', out[0]]);
  }
});
