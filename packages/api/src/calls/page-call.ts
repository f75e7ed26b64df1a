import { type Page, parsePage } from '@fjernsyn/contracts';
import type { Call } from '../request/call';
import { commonParts } from '../request/common-query';
import { listPageSize } from './list-calls';

/** How many rails of a page arrive with their items (C9: 3). */
const prefetchedLists = 3;

/** How a page comes, where not the usual way. */
export interface PageOptions {
  /** Items in a page of the rails that are large. */
  readonly largeListPageSize?: number | undefined;
}

/** GET /page (C7). */
export function pageCall(path: string, { largeListPageSize }: PageOptions = {}): Call<Page> {
  return {
    name: 'page',
    method: 'GET',
    path: '/page',
    query: {
      path,
      list_page_size: listPageSize,
      list_page_size_large: largeListPageSize,
      max_list_prefetch: prefetchedLists,
      item_detail_expand: 'all',
      item_detail_select_season: 'first',
      text_entry_format: 'html',
    },
    common: [...commonParts.rated, ...commonParts.watching, ...commonParts.application],
    parse: parsePage,
  };
}
