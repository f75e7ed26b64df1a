import type { Api } from '@fjernsyn/api';
import { type ReadQuery, readQueryDefaults } from '@fjernsyn/lists';
import type { ItemDetailModel } from './item-detail-model';
import { type PageModel, type PageOptions, toPageModel } from './page-model';
import { canonicalPath } from './sitemap';

/** Reads the page of a path, whose query and trailing slash do not count. Rejects with `api/not-found` for an unknown one (C7). */
export function pageQuery(api: Api, path: string, options: PageOptions = {}): ReadQuery<PageModel> {
  const asked = canonicalPath(path);
  return {
    ...readQueryDefaults,
    queryKey: ['page', asked, options.hasProfile === true, api.audience()],
    queryFn: async ({ signal }) => toPageModel(await api.pages.byPath(asked, signal), asked, api.faults, options),
  };
}

/** Fetches the code by which items and their pages are read, which no home needs; reading one fetches it as well. */
export async function fetchItemReaders(): Promise<void> {
  await import('./sections/item-sections');
}

/** Reads an item by its id, with its seasons and episodes (C7). */
export function itemQuery(api: Api, id: string): ReadQuery<ItemDetailModel> {
  return {
    ...readQueryDefaults,
    queryKey: ['item', id, api.audience()],
    async queryFn({ signal }) {
      const [item, { toItemDetail }] = await Promise.all([api.items.detail(id, signal), import('./item-detail-model')]);
      return toItemDetail(item, api.faults.reportContract, { id });
    },
  };
}
