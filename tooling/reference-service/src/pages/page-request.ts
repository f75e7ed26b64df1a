import type { Expand } from '../shapes/to-expanded-item';

/** How a page is asked for. */
export interface PageRequest {
  /** Without its query. */
  readonly path: string;
  readonly pageSize: number;
  /** Of the rows that scroll on and on. */
  readonly largePageSize: number;
  readonly prefetch: number;
  /** What the item of the page brings along. */
  readonly expand: Expand;
  /** Whether texts come as html; without it they are plain. */
  readonly isHtml: boolean;
  /** Whether the item is put into the page itself (`ff=idp`), not into its first entry. */
  readonly isItemInPage: boolean;
  /** Whether the list of a page of one list is put into the page itself (`ff=ldp`). */
  readonly isListInPage: boolean;
}
