import { type RailModel, railWithKey } from '@fjernsyn/catalogue';
import { toViewerListKind } from '@fjernsyn/lists';
import { useContext, useMemo, useState } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { PlaceLeftContext } from '../place-left';
import { filteredKey, isOpenFilter, type ListFilter, readFilter } from './list-filter';

/** A list as the viewer wants to see it. */
export interface FilteredList {
  readonly rail: RailModel;
  readonly filter: ListFilter;
  /** Whether anything is left out or sorted otherwise. */
  readonly isFiltered: boolean;
  /** Whether it can be sorted and filtered: where it is longer than a screen shows, and not the viewer's own or a child's. */
  readonly canFilter: boolean;
  change(filter: ListFilter): void;
}

/** So many titles are seen at once. */
const fewTitles = 12;

/** The list of a grid, sorted and filtered as the viewer chose it there, also when they come back. */
export function useFilteredList(section: RailModel): FilteredList {
  const universe = useObserved(useClient().application.universe);
  const place = useContext(PlaceLeftContext);
  const [filter, setFilter] = useState(() => readFilter(place?.listFilter));
  const { listKey } = section;
  const isFiltered = !isOpenFilter(filter);
  const rail = useMemo(
    () => (listKey !== undefined && isFiltered ? railWithKey(section, filteredKey(listKey, filter)) : section),
    [section, listKey, filter, isFiltered],
  );
  const isOpenToAll = listKey !== undefined && toViewerListKind(listKey) === undefined && universe === undefined;
  return {
    rail,
    filter,
    isFiltered,
    canFilter: isOpenToAll && (isFiltered || section.size < 0 || section.size > fewTitles),
    change(next) {
      setFilter(next);
      place?.keepListFilter(JSON.stringify(next));
    },
  };
}
