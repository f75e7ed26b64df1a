import type { ServiceConfig } from '@fjernsyn/contracts';
import { contentKeyOf, type Screen } from '@fjernsyn/shell';
import { FocusGroup } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient, useOpened } from './application-context';
import { ErrorBoundary } from './failure/error-boundary';
import { MainHeader } from './header/main-header';
import { useObserved } from './hooks/use-observed';
import { LateScreen } from './late/late-screen';
import { PageScreen } from './page/page-screen';
import { PageSkeleton } from './page/page-skeleton';

/** The header, which stays, over the screen of the viewer's place, each visit with a life of its own. */
export function CurrentScreen({ config }: { readonly config: ServiceConfig }): ReactElement {
  const { connectivity } = useClient().application;
  const { entryKey, screen } = useObserved(useOpened().places.navigation.location);
  const { record } = connectivity.errors;
  return (
    <ErrorBoundary place={entryKey} onCatch={record}>
      <MainHeader config={config} path={screen.path} />
      <ErrorBoundary key={entryKey} onCatch={record}>
        {/* A place holds the focus also while nothing in it can have it, as between a page's shape and its rails. */}
        <FocusGroup kind="group" focusKey={contentKeyOf(entryKey)} order={1} isLoading>
          <PlaceScreen screen={screen} entryKey={entryKey} />
        </FocusGroup>
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

interface PlaceScreenProps {
  readonly screen: Screen;
  readonly entryKey: string;
}

function PlaceScreen({ screen, entryKey }: PlaceScreenProps): ReactElement | null {
  if (screen.kind === 'page') return <PageScreen path={screen.path} entryKey={entryKey} />;
  if (screen.kind === 'title') return <PageSkeleton />;
  // Nothing is shown before it is known who is watching.
  if (screen.kind === 'profiles') return null;
  return (
    <LateScreen shape={<PageSkeleton />}>
      {({ PlaceNotice, SearchLoader, WatchLoader }) => {
        if (screen.kind === 'watch') return <WatchLoader itemId={screen.itemId} entryKey={entryKey} />;
        return screen.kind === 'search' ? <SearchLoader entryKey={entryKey} /> : <PlaceNotice kind={screen.kind} />;
      }}
    </LateScreen>
  );
}
