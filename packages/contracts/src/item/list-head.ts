import type { Images } from './images';
import type { Paging } from './paging';
import type { Theme } from './theme';

/** What is known of a list without its items (C3.15). */
export interface ListHead {
  readonly id: string;
  /** Tells lists that share an id apart, such as `TitleGroupKey:A`. */
  readonly parameter?: string | undefined;
  readonly key?: string | undefined;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly description?: string | undefined;
  readonly shortDescription?: string | undefined;
  readonly path?: string | undefined;
  /** Items in all pages, −1 where unknown. */
  readonly size: number;
  readonly paging: Paging;
  readonly itemTypes: readonly string[];
  readonly images: Images;
  readonly themes: readonly Theme[];
  readonly customFields: Readonly<Record<string, unknown>>;
  /** Whether the list belongs to a profile. */
  readonly isProfileList: boolean;
  /** Facts beside the items, such as the inclusions of the continue-watching list, as sent. */
  readonly listData: Readonly<Record<string, unknown>>;
}

/** A rail's list whose items are still raw: `parseItems` reads them when the rail comes near the screen. */
export interface RawItemList extends ListHead {
  readonly rawItems: readonly unknown[];
}

/** How much of a list an answer holds. */
export type ListState = 'loaded' | 'not-loaded' | 'viewer-placeholder';

/**
 * Whether a list was loaded (also an empty one), is still to be fetched from its first page, or only holds the place of a viewer's own
 * list, which is fetched by its own call once somebody is signed in.
 */
export function listState(list: Pick<ListHead, 'paging'>): ListState {
  if (list.paging.page > 0) return 'loaded';
  return list.paging.authorization === undefined ? 'not-loaded' : 'viewer-placeholder';
}
