import { isEmptyPage } from '@fjernsyn/catalogue';
import { toAppError } from '@fjernsyn/kernel';
import { contentIdOf } from '@fjernsyn/shell';
import { FocusGroup } from '@fjernsyn/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useClient } from '../application-context';
import { usePageTitle } from '../hooks/use-page-title';
import { FailureScreen } from './failure-screen';
import { PageContent } from './page-content';
import { PageSkeleton } from './page-skeleton';

/** Props of {@link PageScreen}. */
export interface PageScreenProps {
  readonly path: string;
  readonly entryKey: string;
  /** Key of the screen's group in the focus tree. */
  readonly focusKey: string;
}

/** A page of the service: its rails and item, the shape of them while they load, or what went wrong. */
export function PageScreen({ path, entryKey, focusKey }: PageScreenProps): ReactElement {
  const { application, t } = useClient();
  const { data: page, error: lastError, isFetching, refetch } = useQuery(application.queries.page(path));
  const error = useShownError(lastError, page !== undefined);
  const isEmpty = page !== undefined && isEmptyPage(page);
  const retry = { isRetrying: isFetching, onRetry: () => void refetch({ cancelRefetch: false }) };
  useFocusAfterFailure(entryKey, page ? isEmpty : error !== null, page !== undefined);
  usePageTitle(page?.title ?? (error ? t('failure.page.title') : undefined));

  const { telemetry } = application.ports;
  useEffect(() => {
    if (page) telemetry.emit({ type: 'page-viewed', path, pageKey: page.key ?? '', template: page.template });
  }, [telemetry, page, path]);

  return (
    <FocusGroup kind="group" focusKey={focusKey} order={1}>
      {page && !isEmpty ? (
        <PageContent {...{ page, entryKey }} onTopChange={application.header.setAtTop} />
      ) : error || isEmpty ? (
        <FailureScreen error={error ? toAppError(error, 'shell/unexpected') : undefined} {...retry} />
      ) : (
        <PageSkeleton />
      )}
    </FocusGroup>
  );
}

/** The failure to show: the query forgets its own while it is tried again, and the screen stays. */
function useShownError(error: Error | null, isThere: boolean): Error | null {
  const [shown, setShown] = useState(error);
  if ((error || isThere) && shown !== error) setShown(error);
  return shown;
}

/** Leads focus from the button of a failure into the page that took its place. */
function useFocusAfterFailure(entryKey: string, isFailure: boolean, isThere: boolean): void {
  const { focus } = useClient().application;
  const hasFailed = useRef(false);
  useEffect(() => {
    if (isFailure) hasFailed.current = true;
    if (isFailure || !isThere || !hasFailed.current) return;
    hasFailed.current = false;
    focus.focus(contentIdOf(entryKey), { isAutomatic: true });
  }, [focus, entryKey, isFailure, isThere]);
}
