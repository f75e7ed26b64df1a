import { describeOverlay, type Overlay } from '@fjernsyn/shell';
import { FocusTrap, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { OverlayButtons } from './overlay-buttons';

/** A dialog whose looks and words could not be fetched: a whole screen of what is there from the start, with the same buttons. */
export function PlainOverlay({ overlay }: { readonly overlay: Overlay }): ReactElement {
  const { application, t } = useClient();
  const title = application.configuration.appTitle;
  const { fallback } = describeOverlay(overlay);
  const failure = fallback === 'nothing' ? undefined : t(`failure.${fallback}.text`);
  const text = 'text' in overlay ? overlay.text : failure;
  return (
    <FocusTrap focusKey={overlay.id} label={title}>
      <Notice title={title} text={text} actions={<OverlayButtons overlay={overlay} />} />
    </FocusTrap>
  );
}
