import { createBrowseApi, createViewerApi } from '@fjernsyn/api';
import { expect, test } from 'vitest';
import { createReadingRig, pathOf } from '../testing/reading-rig';
import { signedInSession } from '../testing/signed-in-session';

const child = signedInSession({
  profile: { id: 'p-7d12', name: 'Lillesøster', segments: ['ramasjang'], maxRating: 'MRAM-07' },
});

test('[SH602] [filters-06] each call that shows items to a child says the child’s limit', async () => {
  const { reading, session, ports } = createReadingRig(() => undefined);
  session.change(child);
  const browse = createBrowseApi(reading.api);
  const own = createViewerApi(reading.api);
  const asked: readonly Promise<unknown>[] = [
    reading.loadPage('/'),
    reading.api.lists.byIds(['1']),
    reading.api.lists.page('1', { page: 2 }),
    reading.loadItem('1'),
    own.suggestions.related('1'),
    own.suggestions.recommendations('1'),
    browse.search.find({ term: 'fyr' }),
    own.lists.continueWatching({ page: 1 }),
    own.suggestions.nextItem('1'),
    own.suggestions.offered('1'),
    own.lists.bookmarks({ page: 1 }),
    own.lists.watched({ page: 1 }),
    own.lists.byIds(['1']),
    browse.children.page('1', 1),
    browse.channels.page('1', 1),
  ];
  await Promise.all(asked.map((call) => call.catch(() => undefined)));
  const urls = ports.http.requests.map(({ url }) => url);
  expect(Array.from(new Set(urls.map(pathOf)))).toHaveLength(asked.length);
  expect(urls.filter((url) => !/[?&]max_rating=MRAM-07(&|$)/.test(url))).toEqual([]);
});
