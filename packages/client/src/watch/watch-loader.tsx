import { AppError } from '@fjernsyn/kernel';
import { loadPlayerControls } from '@fjernsyn/ui';
import { type ReactElement, useCallback, useEffect } from 'react';
import { useClient, useOpened } from '../application-context';
import { clientErrors } from '../errors';
import { FailureScreen } from '../failure/failure-screen';
import { useLoaded } from '../hooks/use-loaded';
import { WatchLoading } from './watch-loading';

/** Props of {@link WatchLoader}. */
export interface WatchLoaderProps {
  readonly itemId: string;
  readonly entryKey: string;
}

/** Fetches the player's screen, its controls, what decides there and the item, when something is watched and not before. */
export function WatchLoader({ itemId, entryKey }: WatchLoaderProps): ReactElement {
  const { application } = useClient();
  const { playing } = useOpened();
  const load = useCallback(
    () => Promise.all([import('./watch-screen'), loadPlayerControls(), playing.watch(itemId)]),
    [playing, itemId],
  );
  const loadItem = useCallback(
    () => application.reading.queryClient.fetchQuery(application.reading.queries.item(itemId)),
    [application, itemId],
  );
  // When the network goes in a film there is a dialog to be shown, which cannot be fetched then.
  useEffect(() => void import('../overlay/overlay-dialog').catch(() => undefined), []);
  const loaded = useLoaded(load);
  const item = useLoaded(loadItem);
  const title = item.state === 'loaded' ? item.value.title : undefined;
  if (loaded.state === 'failed') {
    const error = new AppError(clientErrors.playerUnreachable, { cause: loaded.error });
    return <FailureScreen error={error} isRetrying={loaded.isRetrying} onRetry={loaded.retry} />;
  }
  // The player says what it plays as it appears, so it waits for the title; why there is none it says itself.
  if (loaded.state === 'loading' || item.state === 'loading') return <WatchLoading {...{ title }} />;
  const [{ WatchScreen }, PlayerControls, watch] = loaded.value;
  return <WatchScreen {...{ watch, entryKey, PlayerControls, title }} />;
}
