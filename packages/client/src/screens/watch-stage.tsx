import { AppError } from '@fjernsyn/kernel';
import { loadPlayerControls } from '@fjernsyn/ui';
import { type ReactElement, useCallback } from 'react';
import { useClient } from '../application-context';
import { clientErrors } from '../errors';
import { useLoaded } from '../hooks/use-loaded';
import { FailureScreen } from './failure-screen';
import { OpeningScreen } from './opening-screen';

/** Props of {@link WatchStage}. */
export interface WatchStageProps {
  readonly itemId: string;
  readonly entryKey: string;
}

/** Fetches the player's screen, its controls and what decides there, when something is watched and not before. */
export function WatchStage({ itemId, entryKey }: WatchStageProps): ReactElement {
  const { application } = useClient();
  const load = useCallback(
    () => Promise.all([import('./watch-screen'), loadPlayerControls(), application.watch(itemId)]),
    [application, itemId],
  );
  const loaded = useLoaded(load);
  if (loaded.state === 'loading') return <OpeningScreen />;
  if (loaded.state === 'failed') {
    const error = new AppError(clientErrors.playerUnreachable, { cause: loaded.error });
    return <FailureScreen error={error} isRetrying={loaded.isRetrying} onRetry={loaded.retry} />;
  }
  const [{ WatchScreen }, PlayerControls, watch] = loaded.value;
  return <WatchScreen {...{ watch, entryKey, PlayerControls }} />;
}
