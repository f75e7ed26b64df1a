import { durationsMs } from '@fjernsyn/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import type { OverlayDialogs } from './overlay-dialogs';
import { PlainOverlay } from './plain-overlay';

/** How long after the first rail the dialogs are fetched: they must be there when the network is gone. */
const fetchAfterMs = 10 * durationsMs.second;

/** Props of {@link ModalStage}. */
export interface ModalStageProps {
  /** Fetches the looks of dialogs. */
  readonly fetchDialogs?: () => Promise<Dialogs>;
}

interface Dialogs {
  readonly OverlayDialogs: typeof OverlayDialogs;
}

const importDialogs = (): Promise<Dialogs> => import('./overlay-dialogs');

/** What stands over the screen: a prompt, a dialog, the passive notice. Its looks arrive late; where they cannot be fetched it is said plainly. */
export function ModalStage({ fetchDialogs = importDialogs }: ModalStageProps): ReactElement | null {
  const { modals, overlays } = useClient().application;
  const overlay = useObserved(overlays.visible);
  const notice = useObserved(modals.notice);
  const Dialogs = useDialogs(fetchDialogs, overlay !== undefined || notice !== undefined);
  if (Dialogs === 'failed') return overlay ? <PlainOverlay key={overlay.id} overlay={overlay} /> : null;
  return Dialogs ? <Dialogs.OverlayDialogs {...{ overlay, notice }} /> : null;
}

/** The dialogs once they are there: fetched when something is to be seen, or when the first rail has been. */
function useDialogs(fetchDialogs: () => Promise<Dialogs>, isNeeded: boolean): Dialogs | 'failed' | undefined {
  const { isRailShown, ports } = useClient().application;
  const hasRail = useObserved(isRailShown);
  const [fetched, setFetched] = useState<Dialogs | 'failed'>();
  const isMissing = fetched === undefined || fetched === 'failed';
  useEffect(() => {
    if (!isMissing || !(isNeeded || hasRail)) return undefined;
    return ports.clock.after(isNeeded ? 0 : fetchAfterMs, () => {
      fetchDialogs().then(setFetched, () => setFetched('failed'));
    });
  }, [ports, fetchDialogs, isMissing, isNeeded, hasRail]);
  return fetched;
}
