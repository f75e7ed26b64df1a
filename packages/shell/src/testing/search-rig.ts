import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { createSearch } from '../search/search';
import { createPlacesRig } from './places-rig';
import { pathOf, type RigOptions } from './reading-rig';

const frame = (path: string, key: string) => ({ id: path, path, key, template: key, title: key });

const config = {
  ...serviceConfigExample,
  sitemap: [frame('/', 'Home'), frame('/program/{slug}', 'ProgramDetail'), frame('/soeg', 'Search')],
};

/** An item that a search finds. */
export const foundItem = (id: string, title = id) => ({
  id,
  type: 'program',
  title,
  path: `/program/${id}`,
  offers: [],
  images: {},
});

/** What a search answers that finds so many programmes, called by its term. */
export const foundBy = (term: string, count = 1): FakeAnswer => {
  const items = Array.from({ length: count }, (_, at) => foundItem(`${term}-${at + 1}`));
  return {
    body: { term, total: count, playable: { id: 'playable-items', items, size: count, paging: { page: 1, total: 1 } } },
  };
};

/** The value of a parameter in an address, decoded; undefined where it has none. */
export function parameterOf(url: string, name: string): string | undefined {
  const sent = new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1];
  return sent === undefined ? undefined : decodeURIComponent(sent);
}

/** A viewer at the search of an application, whose service finds what `find` answers to a term. */
export async function createSearchRig(
  find: (term: string, url: string) => FakeAnswer | Promise<FakeAnswer> = (term) => foundBy(term),
  options: RigOptions = {},
) {
  const rig = await createPlacesRig(
    (path, url) => {
      if (path === '/config') return { body: config };
      if (path === '/v2/search') return find(parameterOf(url, 'term') ?? '', url);
      return path === '/page' ? { body: { ...frame('/', 'Page'), entries: [] } } : undefined;
    },
    { path: '/search', ...options },
  );
  const { ports, places } = rig;
  const search = createSearch(rig);
  const addresses = () => ports.http.requests.map(({ url }) => url).filter((url) => pathOf(url) === '/v2/search');
  return {
    ...rig,
    search,
    pass: ports.clock.advanceSettled,
    /** Types a whole text, and lets the pause after it pass. */
    async find(text: string) {
      search.type(text, 'keyboard');
      await ports.clock.advanceSettled(250);
    },
    addresses,
    /** The terms that the service was asked for, in order. */
    terms: () => addresses().map((url) => parameterOf(url, 'term')),
    /** State and titles of what shows. */
    shown() {
      const { state, groups } = search.view.get();
      const titles = groups.map(({ count, tileAt }) => Array.from({ length: count }, (_, at) => tileAt(at)?.title));
      return [state, ...([] as (string | undefined)[]).concat(...titles)];
    },
    stop() {
      search.stop();
      places.stop();
      rig.reading.stop();
    },
  };
}
