import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { mayShow } from '@fjernsyn/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceClient } from './service-client';
import { openSet } from './signed-in-set';

let service: ReferenceService;
beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

const nobody = { tokenFor: async () => undefined, ownerOf: () => undefined, refreshed: async () => undefined };

/** Everything that a viewer of these segments is given of the whole collection, of channels, topics, episodes and persons. */
async function givenTo(segments: readonly string[]) {
  const { api } = createServiceClient(service, nobody, undefined, segments);
  const found = new Map<string, Awaited<ReturnType<typeof api.items.detail>>>();
  for (const id of ['400020', '400008', '400009', '400023', '400029'])
    for (let page = 1, total = 1; page <= total; page++) {
      const { items, paging } = await api.lists.page(id, { page });
      total = paging.total;
      for (const item of items) found.set(item.id, item);
    }
  return found;
}

test.each([['minisjang'], ['ramasjang'], ['ultra'], ['restricted'], ['drtv', 'drtv-kids']])(
  '[EE576] the filter takes from %s what the service does, and nothing else',
  async (...segments) => {
    const set = await openSet(service);
    set.session.update((before) => ({
      ...before,
      profile: { id: 'p-1', name: 'Nogen', segments, maxRating: undefined },
    }));
    const { limit } = set.session.viewer.get();
    set.session.stop();
    const all = await givenTo(['drtv']);
    const shown = [...all.values()].filter((item) => mayShow(item, limit)).map(({ id }) => id);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThan(all.size);
    expect(shown.sort()).toEqual([...(await givenTo(segments)).keys()].sort());
  },
);
