import { toAppError } from '@fjernsyn/kernel';
import { type ReactElement, useCallback } from 'react';
import { useOpened } from '../application-context';
import { clientErrors } from '../errors';
import { FailureScreen } from '../failure/failure-screen';
import { useLoaded } from '../hooks/use-loaded';
import { PageSkeleton } from '../page/page-skeleton';
import { loadSearchScreen } from './load-search-screen';

/** Props of {@link SearchLoader}. */
export interface SearchLoaderProps {
  readonly entryKey: string;
}

/** Fetches what the search needs side by side: its screen, the keypad and the search itself. Its shape stands meanwhile. */
export function SearchLoader({ entryKey }: SearchLoaderProps): ReactElement {
  const { search } = useOpened();
  const load = useCallback(() => Promise.all([loadSearchScreen(), search.load()]), [search]);
  const loaded = useLoaded(load);
  if (loaded.state === 'failed') {
    const error = toAppError(loaded.error, clientErrors.pageUnreachable);
    return <FailureScreen error={error} isRetrying={loaded.isRetrying} onRetry={loaded.retry} />;
  }
  if (loaded.state === 'loading') return <PageSkeleton />;
  const [{ SearchScreen, parts }, found] = loaded.value;
  return <SearchScreen search={found} parts={parts} entryKey={entryKey} />;
}
