import { describeOverlay } from '@fjernsyn/shell';
import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import type { OverlayProps } from './overlay-props';
import { useActionLabel } from './use-action-label';

/** The buttons of a prompt or a dialog. */
export function OverlayButtons({ overlay }: OverlayProps): ReactElement {
  const { overlays } = useClient().application;
  const labelOf = useActionLabel();
  return (
    <>
      {describeOverlay(overlay).actions.map((action, order) => (
        <Button
          key={action}
          focusKey={action}
          order={order}
          label={labelOf(action)}
          onActivate={() => overlays.choose(action)}
        />
      ))}
    </>
  );
}
