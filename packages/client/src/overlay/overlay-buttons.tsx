import { describeOverlay, type OverlayAction } from '@fjernsyn/shell';
import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import type { OverlayProps } from './overlay-props';
import { useActionLabel } from './use-action-label';

/** Props of {@link OverlayButtons}. */
export interface OverlayButtonsProps extends OverlayProps {
  /** Labels of this overlay's own, where the usual ones say too little. */
  readonly labels?: Partial<Record<OverlayAction, string>> | undefined;
}

/** The buttons of a prompt or a dialog. */
export function OverlayButtons({ overlay, labels }: OverlayButtonsProps): ReactElement {
  const { overlays } = useClient().application;
  const labelOf = useActionLabel();
  return (
    <>
      {describeOverlay(overlay).actions.map((action, order) => (
        <Button
          key={action}
          focusKey={action}
          order={order}
          label={labels?.[action] ?? labelOf(action)}
          onActivate={() => overlays.choose(action)}
        />
      ))}
    </>
  );
}
