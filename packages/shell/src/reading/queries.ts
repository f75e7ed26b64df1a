import type { Api } from '@fjernsyn/api';
import { type ItemDetailModel, itemQuery, type PageModel, pageQuery } from '@fjernsyn/catalogue';
import { createListSource, type ListKey, type ListModel, listQuery, type ReadQuery } from '@fjernsyn/lists';
import type { Clock } from '@fjernsyn/platform';

/** What screens read from the service, as query options for this viewer and this set. */
export interface Queries {
  /** One that has failed is not asked for again for whoever looks at it. */
  page(path: string): ReadQuery<PageModel> & { readonly retryOnMount: false };
  item(id: string): ReadQuery<ItemDetailModel>;
  list(key: ListKey): ReadQuery<ListModel>;
}

/** Makes the {@link Queries} over one api; lists asked for at nearly the same time travel together. */
export function createQueries(api: Api, clock: Clock): Queries {
  const lists = createListSource({ api, clock });
  return {
    page: (path) => ({ ...pageQuery(api, path), retryOnMount: false }),
    item: (id) => itemQuery(api, id),
    list: (key) => listQuery(lists, key),
  };
}
