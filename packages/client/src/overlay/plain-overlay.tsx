import type { Overlay } from '@fjernsyn/shell';
import { FocusTrap, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { OverlayButtons } from './overlay-buttons';

const questions: readonly Overlay['kind'][] = ['close_app_confirmation', 'abroad'];

/** A dialog whose looks and words could not be fetched: a whole screen of what is there from the start, with the same buttons. */
export function PlainOverlay({ overlay }: { readonly overlay: Overlay }): ReactElement {
  const { application, t } = useClient();
  const kind = overlay.kind === 'offline' ? 'offline' : 'service';
  const title = application.configuration.appTitle;
  const own = overlay.kind === 'announcement' ? overlay.text : t(`failure.${kind}.text`);
  const text = questions.includes(overlay.kind) ? undefined : own;
  return (
    <FocusTrap focusKey={overlay.id} label={title}>
      <Notice {...{ title, text }} actions={<OverlayButtons overlay={overlay} />} />
    </FocusTrap>
  );
}
