import type { Search } from '@fjernsyn/shell';
import { FocusGroup, type KeypadParts, useUiSettings } from '@fjernsyn/ui';
import { type ReactElement, useLayoutEffect, useMemo } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { usePageTitle } from '../hooks/use-page-title';
import { useTexts } from '../hooks/use-texts';
import { toKeypadWords } from '../messages/keypad/keypad-words';
import { Found } from './found';
import { RecentSearches } from './recent-searches';
import { SearchField } from './search-field';
import { searchKeys } from './search-ids';
import { toSearchPlaces } from './search-places';
import { searchRules } from './search-rules';
import styles from './search-screen.module.css';
import { searchTexts } from './search-texts';
import { spanStyle } from './span-style';
import { useSearchCommands } from './use-search-commands';

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps {
  readonly search: Search;
  /** The keypad and its field. */
  readonly parts: KeypadParts;
  readonly entryKey: string;
}

/** The search: on a TV a keypad beside what was found, elsewhere a field above it (S2.1, C2.44). A keyboard types from anywhere on it. */
export function SearchScreen({ search, parts, entryKey }: SearchScreenProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(searchTexts);
  const { device } = application;
  const view = useObserved(search.view);
  const { layout, readingDirection } = useUiSettings();
  const places = useMemo(() => toSearchPlaces(layout), [layout]);
  const commands = useSearchCommands(search, entryKey);
  const { keys, describe } = useMemo(() => toKeypadWords(t), [t]);
  usePlace(t('header.search'));

  const { Keypad, TypedTextListener } = parts;
  const { text, recent } = view;
  const { type, submit } = commands;
  const isTv = layout.name === 'tv';
  const field = <SearchField parts={parts} text={text} describe={describe} onChange={type} onDone={submit} />;
  const chips = <RecentSearches recent={recent} onChoose={commands.choose} onRemove={search.removeRecent} />;
  return (
    <FocusGroup kind={isTv ? 'row' : 'column'} focusKey={searchKeys.search} memory="last">
      <TypedTextListener text={text} rules={searchRules} isBackspaceBack={device.isBackspaceBack} onChange={type} />
      <main className={`${styles.screen} fs-bg`} aria-label={t('header.search')}>
        <FocusGroup kind="column" focusKey={searchKeys.entry} order={0} memory="last">
          {/* biome-ignore lint/a11y/useSemanticElements: engines of the floor know no such element. */}
          <div role="search" className={styles.entry} style={spanStyle(places.entry, readingDirection)}>
            {isTv ? (
              <Keypad
                text={text}
                rules={searchRules}
                texts={keys}
                order={0}
                hearsKeyboard={false}
                isBackspaceBack={device.isBackspaceBack}
                onChange={type}
              />
            ) : (
              field
            )}
            {isTv && chips}
          </div>
        </FocusGroup>
        <Found
          view={view}
          places={places}
          entryKey={entryKey}
          field={isTv ? field : undefined}
          recent={isTv ? undefined : chips}
          onRetry={search.retry}
        />
      </main>
    </FocusGroup>
  );
}

/** Says where the viewer is, under a header that stands on its own ground. */
function usePlace(title: string): void {
  const { header, firstRail } = useClient().application;
  usePageTitle(title);
  useLayoutEffect(() => {
    header.setAtTop(false);
    firstRail.shown();
  }, [header, firstRail]);
}
