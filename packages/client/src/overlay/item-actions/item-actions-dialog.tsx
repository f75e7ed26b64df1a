import type { ReactElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded';
import { OpenedDialog } from '../opened-dialog';
import type { OverlayProps } from '../overlay-props';
import { PlainOverlay } from '../plain-overlay';

const importMenu = () => import('./item-actions-menu');

/** What can be done with an item, whose menu is fetched by whoever asks for it. */
export function ItemActionsDialog({ overlay }: OverlayProps<'item-actions'>): ReactElement | null {
  const menu = useLoaded(importMenu);
  if (menu.state === 'failed') return <PlainOverlay overlay={overlay} />;
  if (menu.state === 'loading') return null;
  return (
    <OpenedDialog>
      <menu.value.ItemActionsMenu overlay={overlay} />
    </OpenedDialog>
  );
}
