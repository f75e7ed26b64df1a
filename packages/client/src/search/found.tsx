import type { SearchView } from '@fjernsyn/shell';
import { FocusGroup, LayoutProvider, Unseen, useUiSettings } from '@fjernsyn/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../hooks/use-texts';
import { useTold } from '../hooks/use-told';
import type { Translate } from '../messages/create-translate';
import { FoundContent } from './found-content';
import { searchKeys } from './search-ids';
import type { SearchPlaces } from './search-places';
import styles from './search-screen.module.css';
import { type SearchTexts, searchTexts } from './search-texts';
import { spanStyle } from './span-style';

/** Props of {@link Found}. */
export interface FoundProps {
  readonly view: SearchView;
  readonly places: SearchPlaces;
  readonly entryKey: string;
  /** Stands above, where it does not stand with what is typed by. */
  readonly field: ReactNode;
  /** Stands under words, where it does not stand with what is typed by. */
  readonly recent: ReactNode;
  readonly onRetry: () => void;
}

/** What was found, or why there is nothing. It says how much there is, and holds focus while that is on its way. */
export function Found({ view, places, entryKey, field, recent, onRetry }: FoundProps): ReactElement {
  const t = useTexts(searchTexts);
  const { readingDirection: direction } = useUiSettings();
  const { found, hiddenRem, layout } = places;
  const status = toStatus(view, t);
  useTold(status || undefined);
  const hasFailed = view.state === 'failed';
  const shown = { startRem: found.startRem + hiddenRem, endRem: found.endRem };
  return (
    <FocusGroup kind="column" focusKey={searchKeys.found} order={1} memory="last" preferred={searchKeys.results}>
      {field !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: engines of the floor know no such element.
        <div role="search" className={styles.field} style={spanStyle(places.field, direction)}>
          {field}
        </div>
      )}
      <div className={styles.clip} style={{ ...spanStyle(shown, direction), top: `${found.topRem}rem` }}>
        <div className={styles.found} style={spanStyle({ startRem: -hiddenRem, endRem: 0 }, direction)}>
          <LayoutProvider layout={layout}>
            <FocusGroup
              kind="column"
              focusKey={searchKeys.results}
              order={1}
              memory="last"
              isLoading={view.state === 'loading' || hasFailed || view.groups.length > 0}
            >
              <FoundContent view={view} entryKey={entryKey} recent={recent} onRetry={onRetry} />
            </FocusGroup>
          </LayoutProvider>
        </div>
      </div>
      <Unseen isStatus>{status}</Unseen>
    </FocusGroup>
  );
}

/** What is said of a search, once it is known. */
function toStatus({ state, total, term }: SearchView, t: Translate<SearchTexts>): string {
  switch (state) {
    case 'results':
      return t('search.found', { count: total });
    case 'empty':
      return t('search.empty', { term });
    case 'failed':
      return t('search.failed');
    case 'idle':
    case 'hint':
    case 'loading':
      return '';
  }
}
