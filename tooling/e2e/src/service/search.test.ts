import { type SearchDeps, type SearchRail, searchPages, searchQuery } from '@fjernsyn/catalogue';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServiceClient } from './service-client';

let service: ReferenceService;
let deps: SearchDeps;

beforeAll(async () => {
  service = await startReferenceService();
  const nobody = { tokenFor: async () => undefined, ownerOf: () => '', refreshed: async () => undefined };
  const { api, browse } = createServiceClient(service, nobody);
  deps = { api, find: browse.search.find, searcher: () => ({ sessionId: 'e2e', userId: undefined }) };
});
afterAll(() => service.close());

const { signal } = new AbortController();

/** Ids of the results of a group whose list has grown to its end. */
async function allOf({ group, list }: SearchRail, term: string): Promise<readonly (string | undefined)[]> {
  if (list.state !== 'loaded' || group === 'people') return [];
  let grown = list;
  for (let page = grown.missingPageAt(grown.count); page !== undefined; page = grown.missingPageAt(grown.count))
    grown = await searchPages(deps, term, group)(grown, page);
  return Array.from({ length: grown.count }, (_, index) => grown.idAt(index));
}

it.each(['ha', 'de'])('[EE730] a search for %s grows to its whole size, each result once', async (term) => {
  const found = await searchQuery(deps, term).queryFn({ signal });
  const before = service.requests.length;
  for (const rail of found.groups) {
    const ids = await allOf(rail, term);
    expect([rail.group, new Set(ids).size, ids.length]).toEqual([rail.group, rail.size, rail.size]);
  }
  expect(found.total).toBeGreaterThan(18);
  expect(service.requests.length).toBeGreaterThan(before);
});
