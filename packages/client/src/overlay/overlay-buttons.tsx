import { describeOverlay, type OverlayAction } from '@fjernsyn/shell';
import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import type { MessageId } from '../messages/create-translate';
import type { OverlayProps } from './overlay-props';

const labels = {
  recheck: 'action.retry',
  retry: 'action.retry',
  close: 'action.ok',
  back: 'action.back',
  stay: 'action.stay',
  leave: 'action.leave',
} as const satisfies Record<OverlayAction, MessageId>;

/** The buttons of a prompt or a dialog. */
export function OverlayButtons({ overlay }: OverlayProps): ReactElement {
  const { application, t } = useClient();
  return (
    <>
      {describeOverlay(overlay).actions.map((action, order) => (
        <Button
          key={action}
          focusKey={action}
          order={order}
          label={t(labels[action], { title: application.configuration.appTitle })}
          onActivate={() => application.overlays.choose(action)}
        />
      ))}
    </>
  );
}
