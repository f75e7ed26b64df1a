import type { SearchRail } from '@fjernsyn/catalogue';
import { createObservable } from '@fjernsyn/kernel';
import type { SearchView } from '@fjernsyn/shell';
import { type IndexRange, Page } from '@fjernsyn/ui';
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { useClient, useOpened } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { NearRowsContext } from '../page/sections/near-rows';
import { TileRail } from '../page/sections/rail/tile-rail';
import { resultsIdOf } from './search-ids';
import { searchTexts } from './search-texts';

/** Props of {@link FoundRails}. */
export interface FoundRailsProps {
  readonly view: Pick<SearchView, 'groups' | 'term' | 'total'>;
  readonly entryKey: string;
}

/** The groups of what was found as rails, which grow by pages like any others. */
export function FoundRails({ view: { groups, term, total }, entryKey }: FoundRailsProps): ReactElement {
  const t = useTexts(searchTexts);
  const { navigation } = useOpened().places;
  const near = useMemo(() => createObservable<IndexRange>({ first: 0, end: 1 }), []);
  useForgotten(term, entryKey);
  const place = useMemo(() => navigation.placeOf(entryKey), [navigation, entryKey]);
  return (
    <NearRowsContext.Provider value={near}>
      {/* What another term found begins at its top. */}
      <Page
        key={term}
        isPart
        label={t('search.found', { count: total })}
        start={groups[0]?.id}
        keptScroll={place}
        onNearChange={near.set}
      >
        {groups.map((rail, order) => (
          <FoundRail key={rail.id} rail={rail} order={order} />
        ))}
      </Page>
    </NearRowsContext.Provider>
  );
}

/** What another term found is entered at its first result. */
function useForgotten(term: string, entryKey: string): void {
  const { focus } = useClient().application;
  const shown = useRef(term);
  useLayoutEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    const resultsId = resultsIdOf(entryKey);
    if (!focus.hasFocusWithin(resultsId)) focus.forget(resultsId);
  }, [focus, term, entryKey]);
}

function FoundRail({ rail, order }: { readonly rail: SearchRail; readonly order: number }): ReactElement {
  const t = useTexts(searchTexts);
  const titled = useMemo(() => ({ ...rail, title: t(`search.${rail.group}`) }), [rail, t]);
  return <TileRail focusKey={rail.id} rail={titled} order={order} note={`${Math.max(rail.size, rail.count)}`} />;
}
