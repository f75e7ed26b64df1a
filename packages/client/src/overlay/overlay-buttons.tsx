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
} as const satisfies Record<Exclude<OverlayAction, 'leave'>, MessageId>;

/** The buttons of a prompt or a dialog. */
export function OverlayButtons({ overlay }: OverlayProps): ReactElement {
  const { application, t } = useClient();
  const { appTitle } = application.configuration;
  const labelOf = (action: OverlayAction): string =>
    action === 'leave' ? t('action.leave', { title: appTitle }) : t(labels[action]);
  return (
    <>
      {describeOverlay(overlay).actions.map((action, order) => (
        <Button
          key={action}
          focusKey={action}
          order={order}
          label={labelOf(action)}
          onActivate={() => application.overlays.choose(action)}
        />
      ))}
    </>
  );
}
