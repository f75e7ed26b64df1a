import { expect, it, test } from 'vitest';
import { createSitemap } from './sitemap';
import { type WatchableItem, watchPathOf } from './watch-path';

const page = (key: string, path: string) => ({
  id: key,
  key,
  path,
  template: key,
  isStatic: false,
  isSystemPage: true,
});
const sitemap = createSitemap([page('Watch', '/se/{slug}'), page('TVLive', '/tv/{channelId}')]);
const withoutLive = createSitemap([page('Watch', '/se/{slug}'), page('TVLive', '/tv')]);
const now = 1_000;

test.each<[string, WatchableItem, string | undefined, string | undefined]>([
  ['[CA558] a channel', { id: '9', type: 'channel' }, '/tv/9', '/se/_9'],
  ['[CA558] a channel with a path', { id: '9', type: 'channel', watchPath: '/se/fjern_9' }, '/tv/9', '/se/fjern_9'],
  [
    '[CA559] an event that is on',
    { id: '1', type: 'event', startsAt: 0, endsAt: now, channelId: '9' },
    '/tv/9',
    '/se/_1',
  ],
  ['[CA559] one without a channel', { id: '1', type: 'event', startsAt: 0, endsAt: now }, '/tv/1', '/se/_1'],
  [
    '[CA559] one that is over',
    { id: '1', type: 'event', startsAt: 0, endsAt: 999, channelId: '9' },
    undefined,
    undefined,
  ],
  ['[CA559] one to come', { id: '1', type: 'event', startsAt: 2_000, endsAt: 3_000 }, undefined, undefined],
  [
    '[CA559] one that can be seen again',
    { id: '1', type: 'event', startsAt: 0, endsAt: 9, watchPath: '/se/1' },
    '/se/1',
    '/se/1',
  ],
  ['[CA560] a film', { id: '2', type: 'movie', watchPath: '/se/havgus_2' }, '/se/havgus_2', '/se/havgus_2'],
  ['[CA560] a film without a path', { id: '2', type: 'movie' }, '/se/_2', '/se/_2'],
])('%s plays at the path of the sitemap', (_what, item, path, pathWithoutLive) => {
  expect([watchPathOf(sitemap, item, now), watchPathOf(withoutLive, item, now)]).toEqual([path, pathWithoutLive]);
});

it('[CA560] plays nowhere where the sitemap has no such page', () => {
  expect(watchPathOf(createSitemap([]), { id: '2', type: 'movie' }, now)).toBeUndefined();
});
