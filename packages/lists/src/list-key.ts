/** What names a list, and what of it is wanted in which order. */
export interface ListKey {
  readonly id: string;
  /** What tells lists of one id apart (facts: A–Å rails share an id). */
  readonly parameter?: string;
  /** Whether the list is that of a profile, which a call of its own brings. */
  readonly isProfileList?: true;
  /** The item on whose page the list is recommended, which a call of its own brings. */
  readonly contentId?: string;
  /** `asc`; downward where nothing is said. */
  readonly order?: string;
  /** What the items are ordered by, as `title`; the list's own order where nothing is said. */
  readonly orderBy?: string;
  /** The one type of items that is wanted, as `movie`. */
  readonly itemType?: string;
  /** The highest rating that is wanted, as `MRAM-07`. */
  readonly maxRating?: string;
  /** The access service that is wanted, as `SignLanguage`. */
  readonly accessibility?: string;
  /** Items in a page; as many as usual where nothing is said. */
  readonly pageSize?: number;
}

/** The parts of a {@link ListKey} as they are known, whatever is the default among them. */
export type ListKeyParts = Pick<ListKey, 'id'> & {
  readonly [Part in Exclude<keyof ListKey, 'id' | 'isProfileList'>]?: ListKey[Part] | undefined;
} & { readonly isProfileList?: boolean | undefined };

/** Items in a page of a list of which the service says nothing (C9.5): a size that says nothing either. */
export const defaultPageSize = 12;

/** The order of a list of which nothing is said (C5.10). */
const defaultOrder = 'desc';

/** The key of a list, without whatever is empty or the default. */
export function toListKey(parts: ListKeyParts): ListKey {
  const { id, parameter, isProfileList, contentId, order, orderBy, itemType, maxRating, accessibility, pageSize } =
    parts;
  return {
    id,
    ...(parameter ? { parameter } : {}),
    ...(isProfileList ? { isProfileList } : {}),
    ...(contentId ? { contentId } : {}),
    ...(order && order !== defaultOrder ? { order } : {}),
    ...(orderBy ? { orderBy } : {}),
    ...(itemType ? { itemType } : {}),
    ...(maxRating ? { maxRating } : {}),
    ...(accessibility ? { accessibility } : {}),
    ...(pageSize && pageSize >= 1 && pageSize !== defaultPageSize ? { pageSize } : {}),
  };
}

/** One text for one list: equal for equal lists, and free of whatever is the default. */
export function toListKeyText(key: ListKey): string {
  const parts: Readonly<Record<string, unknown>> = { ...toListKey(key) };
  return Object.keys(parts)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(String(parts[name]))}`)
    .join('&');
}

/** Whether a key is that of a list as it is, which comes in one call with others. */
export function isPlainKey(key: ListKey): boolean {
  return Object.keys(toListKey(key)).length === 1;
}
