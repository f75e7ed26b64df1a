import type { SearchView } from '@fjernsyn/shell';
import { Page, Rail, RailMessage, useUiSettings } from '@fjernsyn/ui';
import type { ReactElement, ReactNode } from 'react';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { FoundRails } from './found-rails';
import styles from './search-screen.module.css';
import { searchTexts } from './search-texts';

/** Props of {@link FoundContent}. */
export interface FoundContentProps {
  readonly view: SearchView;
  readonly entryKey: string;
  /** Stands under words, where it does not stand with what is typed by. */
  readonly recent: ReactNode;
  readonly onRetry: () => void;
}

/** The rails of what was found, their shape, or words in their place (C2.44, C8.30, C8.31). */
export function FoundContent({ view, entryKey, recent, onRetry }: FoundContentProps): ReactElement {
  const t = useTexts(searchTexts);
  const { state, groups, term } = view;
  if (state === 'failed') return <Failed isRetrying={view.isRetrying} onRetry={onRetry} />;
  if (groups.length > 0) return <FoundRails view={view} entryKey={entryKey} />;
  switch (state) {
    case 'loading':
    case 'results':
      return <Shape />;
    case 'empty':
      return <Words title={t('search.empty', { term })} text={t('search.emptyText')} recent={recent} />;
    case 'hint':
      return <Words title={t('search.hint')} recent={recent} />;
    case 'idle':
      return <Words title={t('search.idle')} text={t('search.idleText')} recent={recent} />;
  }
}

/** It does not work now; while it is tried again the words stay. */
function Failed({ isRetrying, onRetry }: { readonly isRetrying: boolean; readonly onRetry: () => void }): ReactElement {
  const { t: common } = useClient();
  const t = useTexts(searchTexts);
  const message = t(isRetrying ? 'search.loading' : 'search.failed');
  return (
    <div className={styles.message}>
      <RailMessage kind="failed" texts={{ message, action: common('action.retry') }} onAction={onRetry} />
    </div>
  );
}

interface WordsProps {
  readonly title: string;
  readonly text?: string;
  readonly recent: ReactNode;
}

function Words({ title, text, recent }: WordsProps): ReactElement {
  const { layout } = useUiSettings();
  return (
    <div className={styles.words} style={{ padding: `0 ${layout.safeRem}rem` }}>
      <p className="fs-type-heading fs-text">
        <bdi>{title}</bdi>
      </p>
      {text !== undefined && (
        <p className="fs-type-body fs-text2">
          <bdi>{text}</bdi>
        </p>
      )}
      <div className={styles.chips}>{recent}</div>
    </div>
  );
}

/** Of the rails in whose place there is a shape. */
const awaitedKeys = ['awaited-0', 'awaited-1'] as const;

/** The shape of two rails on their way, entered at the first as what comes is; like any rail that loads they can have the focus, which is seen and said. */
function Shape(): ReactElement {
  const t = useTexts(searchTexts);
  const title = t('search.loading');
  return (
    <Page isPart label={title} start={awaitedKeys[0]}>
      {awaitedKeys.map((focusKey, order) => (
        <Rail
          key={focusKey}
          focusKey={focusKey}
          order={order}
          title={title}
          isTitleHidden
          role="wide"
          status="loading"
          count={0}
          keyOf={String}
          renderTile={() => null}
        />
      ))}
    </Page>
  );
}
