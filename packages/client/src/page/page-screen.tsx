import { isEmptyPage, type PageModel } from '@fjernsyn/catalogue';
import { isAccountPage } from '@fjernsyn/shell';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../application-context';
import { Failure } from '../failure/failure';
import { useObserved } from '../hooks/use-observed';
import { usePageTitle } from '../hooks/use-page-title';
import { LateScreen } from '../late/late-screen';
import { usePage } from '../reading/use-page';
import { LatePageColors } from './late-page-colors';
import { PageContent } from './page-content';
import { pageInUniverse } from './page-in-universe';
import { PageSkeleton } from './page-skeleton';

/** Props of {@link PageScreen}. */
export interface PageScreenProps {
  readonly path: string;
  readonly entryKey: string;
}

/** A page of the service: its rails and item, the shape of them while they load, or what went wrong. */
export function PageScreen({ path, entryKey }: PageScreenProps): ReactElement {
  const resource = usePage(path);
  const { value: page, error, isRetrying, retry } = resource;
  if (page || !error) return <PageOrShape {...resource} entryKey={entryKey} />;
  return (
    <LateScreen shape={<PageSkeleton />}>
      {({ PageFailure }) => <PageFailure error={error} isRetrying={isRetrying} onRetry={retry} />}
    </LateScreen>
  );
}

type PageOrShapeProps = ReturnType<typeof usePage> & Pick<PageScreenProps, 'entryKey'>;

/** A page, that it is empty, or its shape while it loads. */
function PageOrShape({ value: sent, error, isRetrying, retry, entryKey }: PageOrShapeProps): ReactElement {
  const { header, universe: current, session } = useClient().application;
  const universe = useObserved(current);
  const isChild = useObserved(session.state).profile?.isKids === true;
  const page = useMemo(
    () => sent && pageInUniverse(isChild && isAccountPage(sent) ? withProfilesAlone(sent) : sent, universe),
    [sent, isChild, universe],
  );
  usePageTitle(page?.title);
  if (!page) return <PageSkeleton />;
  if (isEmptyPage(page) && !isAccountPage(page))
    return <Failure error={error} isRetrying={isRetrying} onRetry={retry} />;
  return (
    <>
      {page.themes.length > 0 && <LatePageColors themes={page.themes} />}
      <PageContent page={page} entryKey={entryKey} onTopChange={header.setAtTop} />
    </>
  );
}

/** The account's page as a child sees it: who is watching, and the buttons at its end (reading "Kids on an Account page"). */
function withProfilesAlone(page: PageModel): PageModel {
  return { ...page, sections: page.sections.filter(({ kind }) => kind === 'profiles') };
}
