import type { Api } from '@fjernsyn/api';
import { type ItemDetailModel, itemQuery, type PageModel, pageQuery } from '@fjernsyn/catalogue';
import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Observed } from '@fjernsyn/kernel';
import {
  type ListKey,
  type ListModel,
  type ListSource,
  listQuery,
  type ReadQuery,
  readQueryDefaults,
} from '@fjernsyn/lists';
import type { Viewer } from '@fjernsyn/session';

/** What screens read from the service, as query options for this viewer and this set. */
export interface Queries {
  config(): ReadQuery<ServiceConfig>;
  /** One that has failed is not asked for again for whoever looks at it. */
  page(path: string): ReadQuery<PageModel> & { readonly retryOnMount: false };
  item(id: string): ReadQuery<ItemDetailModel>;
  list(key: ListKey): ReadQuery<ListModel>;
}

/** Dependencies of {@link createQueries}. */
export interface QueriesDeps {
  readonly api: Api;
  readonly lists: ListSource;
  readonly viewer: Observed<Pick<Viewer, 'hasProfile'>>;
}

/** Makes the {@link Queries} for the audience of the moment. */
export function createQueries({ api, lists, viewer }: QueriesDeps): Queries {
  return {
    config: () => ({
      ...readQueryDefaults,
      queryKey: ['config', api.audience()],
      queryFn: ({ signal }) => api.config.load(signal),
    }),
    page: (path) => ({ ...pageQuery(api, path, { hasProfile: viewer.get().hasProfile }), retryOnMount: false }),
    item: (id) => itemQuery(api, id),
    list: (key) => listQuery(lists, key),
  };
}
