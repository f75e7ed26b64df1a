import { type Page, parsePage } from '@fjernsyn/contracts';
import type { Call } from '../call';
import { commonParts } from '../common-query';
import { listPageSize } from './list-calls';

/** How many rails of a page arrive with their items (C9: 3). */
const prefetchedLists = 3;

/** GET /page (C7). */
export function pageCall(path: string): Call<Page> {
  return {
    name: 'page',
    method: 'GET',
    path: '/page',
    query: {
      path,
      list_page_size: listPageSize,
      max_list_prefetch: prefetchedLists,
      item_detail_expand: 'all',
      item_detail_select_season: 'first',
      text_entry_format: 'html',
    },
    common: [...commonParts.rated, ...commonParts.application],
    parse: parsePage,
  };
}
