import { isEmptyPage } from '@fjernsyn/catalogue';
import { toAppError } from '@fjernsyn/kernel';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useClient } from '../application-context';
import { usePageTitle } from '../hooks/use-page-title';
import { FailureScreen } from './failure-screen';
import { PageContent } from './page-content';
import { PageSkeleton } from './page-skeleton';

/** Props of {@link PageScreen}. */
export interface PageScreenProps {
  readonly path: string;
  readonly entryKey: string;
}

/** A page of the service: its rails and item, the shape of them while they load, or what went wrong. */
export function PageScreen({ path, entryKey }: PageScreenProps): ReactElement {
  const { application, t } = useClient();
  const { data: page, error: lastError, isFetching, refetch } = useQuery(application.queries.page(path));
  const error = useShownError(lastError, page !== undefined);
  const isEmpty = page !== undefined && isEmptyPage(page);
  const retry = { isRetrying: isFetching, onRetry: () => void refetch({ cancelRefetch: false }) };
  usePageTitle(page?.title ?? (error ? t('failure.page.title') : undefined));

  const { telemetry } = application.ports;
  useEffect(() => {
    if (page) telemetry.emit({ type: 'page-viewed', path, pageKey: page.key ?? '', template: page.template });
  }, [telemetry, page, path]);

  if (page && !isEmpty) return <PageContent {...{ page, entryKey }} onTopChange={application.header.setAtTop} />;
  if (!error && !isEmpty) return <PageSkeleton />;
  return <FailureScreen error={error ? toAppError(error, 'shell/unexpected') : undefined} {...retry} />;
}

/** The failure to show: the query forgets its own while it is tried again, and the screen stays. */
function useShownError(error: Error | null, isThere: boolean): Error | null {
  const [shown, setShown] = useState(error);
  if ((error || isThere) && shown !== error) setShown(error);
  return shown;
}
