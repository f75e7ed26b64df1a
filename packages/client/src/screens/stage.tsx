import type { ServiceConfig } from '@fjernsyn/contracts';
import { contentKeyOf } from '@fjernsyn/shell';
import { FocusGroup } from '@fjernsyn/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { OpeningScreen } from './opening-screen';
import { PageScreen } from './page-screen';

/** The player's screen and what it stands on are fetched when something is watched. */
const WatchScreen = lazy(async () => ({ default: (await import('./watch-screen')).WatchScreen }));

/** The screen of the viewer's place, each visit with a life of its own. */
export function Stage({ config }: { readonly config: ServiceConfig }): ReactElement {
  const { application } = useClient();
  const { entryKey, screen } = useObserved(application.navigation().location);
  const focusKey = contentKeyOf(entryKey);
  if (screen.kind === 'watch') {
    return (
      <FocusGroup key={screen.path} kind="group" focusKey={focusKey} order={1}>
        <Suspense fallback={<OpeningScreen />}>
          <WatchScreen itemId={screen.itemId} entryKey={entryKey} />
        </Suspense>
      </FocusGroup>
    );
  }
  return <PageScreen key={`${entryKey} ${screen.path}`} {...{ config, entryKey, focusKey }} path={screen.path} />;
}
