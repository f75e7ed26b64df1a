import { createViewerActivity, type ViewerActivity } from '@fjernsyn/activity';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceClient, type ServiceClient, tokensOf } from './service-client';

let service: ReferenceService;
let client: ServiceClient;
let activity: ViewerActivity;

beforeEach(async () => {
  service = await startReferenceService();
  client = createServiceClient(service, await tokensOf(createServiceClient(service, anonymousTokenSource)));
  activity = createViewerActivity({ viewer: client.viewer, profiles: client.session.profiles });
  await activity.read();
});
afterEach(() => service.close());

const film = { id: '780002', type: 'program', title: 'Film' };
const episode = { id: '201101', type: 'episode', title: 'Afsnit' };

const idsOf = (list: { readonly items: readonly { readonly id: string }[] }): readonly string[] =>
  list.items.map(({ id }) => id);
const bookmarked = async () => idsOf(await client.viewer.lists.bookmarks({ page: 1 }));
const watched = async () => idsOf(await client.viewer.lists.watched({ page: 1 }));

it('[EE881] what is bookmarked heads the list, until it is taken off', async () => {
  const before = await bookmarked();
  expect(before).not.toContain(film.id);
  await activity.fulfil({ kind: 'bookmark', item: film, value: true });
  expect(await bookmarked()).toEqual([film.id, ...before]);
  await activity.removeFrom('Bookmarks', film);
  expect(await bookmarked()).toEqual(before);
});

it('[EE881] what was begun heads what is gone on with, until it is taken off, and its position stays', async () => {
  await activity.savePosition(episode, 20);
  const { items, inclusions } = await client.viewer.lists.continueWatching({ page: 1 });
  const [show] = items;
  if (show === undefined) throw new Error('Nothing is gone on with');
  expect(inclusions[show.id]?.episode?.id).toBe(episode.id);
  await activity.removeFrom('ContinueWatching', show);
  expect(idsOf(await client.viewer.lists.continueWatching({ page: 1 }))).not.toContain(show.id);
  expect((await client.session.profiles.current()).watched[episode.id]).toMatchObject({ positionSeconds: 20 });
});

it('[EE881] what was watched heads its list, until it is taken off, and then has no position', async () => {
  await activity.savePosition(film, 20);
  expect((await watched())[0]).toBe(film.id);
  await activity.removeFrom('Watched', film);
  expect(await watched()).not.toContain(film.id);
  await activity.read();
  expect(activity.watchedOf(film.id).get().status).toBe('unwatched');
});
