import type { Api } from '@fjernsyn/api';
import { type ItemDetailModel, itemQuery, type PageModel, pageQuery } from '@fjernsyn/catalogue';
import type { Observed } from '@fjernsyn/kernel';
import { createListSource, type ListKey, type ListModel, listQuery, type ReadQuery } from '@fjernsyn/lists';
import type { Clock } from '@fjernsyn/platform';
import type { Viewer } from '@fjernsyn/session';

/** What screens read from the service, as query options for this viewer and this set. */
export interface Queries {
  /** One that has failed is not asked for again for whoever looks at it. */
  page(path: string): ReadQuery<PageModel> & { readonly retryOnMount: false };
  item(id: string): ReadQuery<ItemDetailModel>;
  list(key: ListKey): ReadQuery<ListModel>;
}

/** Dependencies of {@link createQueries}. */
export interface QueriesDeps {
  readonly api: Api;
  readonly clock: Clock;
  readonly viewer: Observed<Pick<Viewer, 'hasProfile'>>;
}

/** Makes the {@link Queries} over one api; lists asked for at nearly the same time travel together. */
export function createQueries({ api, clock, viewer }: QueriesDeps): Queries {
  const lists = createListSource({ api, clock });
  return {
    page: (path) => ({ ...pageQuery(api, path, { hasProfile: viewer.get().hasProfile }), retryOnMount: false }),
    item: (id) => itemQuery(api, id),
    list: (key) => listQuery(lists, key),
  };
}
