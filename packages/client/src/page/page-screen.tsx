import { isEmptyPage } from '@fjernsyn/catalogue';
import { AppError, toAppError } from '@fjernsyn/kernel';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useClient } from '../application-context';
import { FailureScreen, failureTitleOf } from '../failure/failure-screen';
import { useObserved } from '../hooks/use-observed';
import { usePageTitle } from '../hooks/use-page-title';
import { PageContent } from './page-content';
import { PageSkeleton } from './page-skeleton';

/** Props of {@link PageScreen}. */
export interface PageScreenProps {
  readonly path: string;
  readonly entryKey: string;
}

const unreachable = new AppError('http/unreachable');

/** A page of the service: its rails and item, the shape of them while they load, or what went wrong. */
export function PageScreen({ path, entryKey }: PageScreenProps): ReactElement {
  const { application, t } = useClient();
  const { queries, queryClient } = application.reading;
  const query = queries.page(path);
  const { data: page, error: lastError, isFetching, refetch } = useQuery(query);
  const isOnline = useObserved(application.connectivity.online);
  const [isRetried, setRetried] = useState(false);
  // Where nothing is reached a page is as good as failed, so that there is something to press; it is asked for behind that.
  const shownError = useShownError(lastError ?? (isOnline ? null : unreachable), page !== undefined);
  const error = shownError ? toAppError(shownError, 'shell/unexpected') : undefined;
  const isEmpty = page !== undefined && isEmptyPage(page);
  const retry = {
    isRetrying: isFetching && (isOnline || isRetried),
    onRetry() {
      setRetried(true);
      // A call that still waits may wait for nothing: what is asked anew may be answered at once.
      void queryClient.cancelQueries(query, { silent: true });
      void refetch();
    },
  };
  usePageTitle(page?.title ?? (error ? t(failureTitleOf(error)) : undefined));

  if (page && !isEmpty) return <PageContent {...{ page, entryKey }} onTopChange={application.header.setAtTop} />;
  if (!error && !isEmpty) return <PageSkeleton />;
  return <FailureScreen {...{ error }} {...retry} />;
}

/** The failure to show: the query forgets its own while it is tried again, and the screen stays. */
function useShownError(error: Error | null, isThere: boolean): Error | null {
  const [shown, setShown] = useState(error);
  if ((error || isThere) && shown !== error) setShown(error);
  return shown;
}
