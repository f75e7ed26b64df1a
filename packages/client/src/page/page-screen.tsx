import { isEmptyPage } from '@fjernsyn/catalogue';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { FailureScreen, failureTitleOf } from '../failure/failure-screen';
import { usePageTitle } from '../hooks/use-page-title';
import { usePage } from '../reading/use-page';
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
  const { value: page, error, isRetrying, retry } = usePage(path);
  const isEmpty = page !== undefined && isEmptyPage(page);
  usePageTitle(page?.title ?? (error ? t(failureTitleOf(error)) : undefined));

  if (page && !isEmpty)
    return <PageContent page={page} entryKey={entryKey} onTopChange={application.header.setAtTop} />;
  if (!error && !isEmpty) return <PageSkeleton />;
  return <FailureScreen error={error} isRetrying={isRetrying} onRetry={retry} />;
}
