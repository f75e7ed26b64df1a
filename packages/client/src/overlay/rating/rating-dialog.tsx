import type { ReactElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded';
import { OpenedDialog } from '../opened-dialog';
import type { OverlayProps } from '../overlay-props';
import { PlainOverlay } from '../plain-overlay';

const importPanel = () => import('./rating-panel');

/** What the viewer thinks of an item, whose panel is fetched by whoever asks for it. */
export function RatingDialog({ overlay }: OverlayProps<'rating'>): ReactElement | null {
  const panel = useLoaded(importPanel);
  if (panel.state === 'failed') return <PlainOverlay overlay={overlay} />;
  if (panel.state === 'loading') return null;
  return (
    <OpenedDialog>
      <panel.value.RatingPanel overlay={overlay} />
    </OpenedDialog>
  );
}
