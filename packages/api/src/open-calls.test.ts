import { expect, it } from 'vitest';
import { describeCalls } from './testing';

it('[AP341] whoever is nobody may browse, search and read', async () => {
  const isRead = (id: string): boolean => /^(api|media|browse)\./.test(id);
  const described = (await describeCalls()).filter(({ id }) => isRead(id));
  expect(described.filter(({ call }) => call.scope === undefined).map(({ id }) => id)).toEqual([
    'api.config.load',
    'api.pages.byPath',
    'api.items.detail',
    'media.videos',
    'api.lists.byIds',
    'api.lists.page',
    'api.health.ping',
    'browse.channels.page',
    'browse.schedules.byChannel',
    'browse.search.find',
    'browse.children.page',
  ]);
});
