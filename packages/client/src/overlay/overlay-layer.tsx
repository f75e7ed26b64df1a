import { durationsMs } from '@fjernsyn/kernel';
import { PassiveNotice } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useClient } from '../application-context';
import { ErrorBoundary } from '../failure/error-boundary';
import { useObserved } from '../hooks/use-observed';
import { useTexts } from '../hooks/use-texts';
import { noticeText } from '../messages/notices/notice-text';
import { noticeTexts } from '../messages/notices/notice-texts';
import { useServedPlaces } from '../messages/places/use-served-places';
import type { OverlayDialog } from './overlay-dialog';
import { PlainOverlay } from './plain-overlay';

/** How long after the first rail the dialogs are fetched: they must be there when the network is gone. */
const fetchAfterMs = 5 * durationsMs.second;

/** Props of {@link OverlayLayer}. */
export interface OverlayLayerProps {
  /** Fetches the components of dialogs. */
  readonly fetchDialogs?: () => Promise<Dialogs>;
}

interface Dialogs {
  readonly OverlayDialog: typeof OverlayDialog;
}

const importDialogs = (): Promise<Dialogs> => import('./overlay-dialog');

/** A prompt or a dialog over the screen, and the passive notice. Components of dialogs are fetched later still; a plain screen stands in where they cannot be. */
export function OverlayLayer({ fetchDialogs = importDialogs }: OverlayLayerProps): ReactElement {
  const { application } = useClient();
  const { overlays, connectivity } = application;
  const t = useTexts(noticeTexts);
  const places = useServedPlaces();
  const overlay = useObserved(overlays.visible);
  const notice = useObserved(overlays.notices.current);
  const Dialogs = useDialogs(fetchDialogs, overlay !== undefined);
  const text = notice && overlay?.kind !== 'offline' ? noticeText(t, notice, places) : undefined;
  useEffect(() => {
    if (text !== undefined) application.announcer.tell(text);
  }, [application, text]);
  // An overlay that cannot be shown must not stand in the way unseen.
  const giveUp = (thrown: unknown): void => {
    connectivity.errors.record(thrown);
    overlays.dismiss();
  };
  return (
    <>
      {text !== undefined && <PassiveNotice icon={notice?.kind === 'offline' ? 'offline' : 'info'} text={text} />}
      {overlay && Dialogs && (
        <ErrorBoundary key={overlay.id} fallback={null} onCatch={giveUp}>
          {Dialogs === 'failed' ? <PlainOverlay overlay={overlay} /> : <Dialogs.OverlayDialog overlay={overlay} />}
        </ErrorBoundary>
      )}
    </>
  );
}

/** The dialogs once they are there: fetched when something is to be seen, or when the first rail has been. */
function useDialogs(fetchDialogs: () => Promise<Dialogs>, isNeeded: boolean): Dialogs | 'failed' | undefined {
  const { firstRail, clock } = useClient().application;
  const hasRail = useObserved(firstRail.isShown);
  const [fetched, setFetched] = useState<Dialogs | 'failed'>();
  const isMissing = fetched === undefined || fetched === 'failed';
  useEffect(() => {
    if (!isMissing || !(isNeeded || hasRail)) return undefined;
    const fetch = (): void => void fetchDialogs().then(setFetched, () => setFetched('failed'));
    if (!isNeeded) return clock.after(fetchAfterMs, fetch);
    fetch();
    return undefined;
  }, [clock, fetchDialogs, isMissing, isNeeded, hasRail]);
  return fetched;
}
