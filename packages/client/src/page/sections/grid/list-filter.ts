import { isRecord, readJson } from '@fjernsyn/kernel';
import { type ListKey, toListKey } from '@fjernsyn/lists';

/** How a viewer sorts a list, and what of it they want; what is missing is as the service has it. */
export interface ListFilter {
  readonly sort?: ListSort;
  /** The highest rating, as `MRAM-07`. */
  readonly maxRating?: string;
  /** An access service, as `SignLanguage`. */
  readonly accessibility?: string;
}

/** The ways to sort a list beside its own. */
export type ListSort = keyof typeof sorts;

/** What each way asks of the service, which sorts downward where nothing is said. */
const sorts = {
  'a-z': { orderBy: 'a-z', order: 'asc' },
  newest: { orderBy: 'date-added' },
  year: { orderBy: 'release-year' },
} as const;

/** What can be chosen of each part, in the order in which it is offered; the service's own comes first. */
export const filterChoices = {
  sort: ['a-z', 'newest', 'year'],
  maxRating: ['MRAM-ALL', 'MRAM-07', 'MRAM-11', 'MRAM-15'],
  accessibility: ['SpokenSubtitles', 'SignLanguage', 'VisuallyInterpreted'],
} as const satisfies { readonly [Part in keyof ListFilter]: readonly string[] };

/** The key of a list as a filter asks for it. */
export function filteredKey(key: ListKey, { sort, maxRating, accessibility }: ListFilter): ListKey {
  return toListKey({ ...key, ...(sort === undefined ? {} : sorts[sort]), maxRating, accessibility });
}

/** Whether a filter asks for nothing. */
export function isOpenFilter(filter: ListFilter): boolean {
  return Object.values(filter).every((part) => part === undefined);
}

/** The filter that was kept; parts that nobody offers are left out. */
export function readFilter(kept: string | undefined): ListFilter {
  const parts = readJson(kept);
  if (!isRecord(parts)) return {};
  const known = (part: keyof ListFilter): object => {
    const value = filterChoices[part].find((choice) => choice === parts[part]);
    return value === undefined ? {} : { [part]: value };
  };
  return { ...known('sort'), ...known('maxRating'), ...known('accessibility') };
}
