import type { Overlay } from '@fjernsyn/shell';
import { FocusTrap, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { overlayWords } from '../messages/overlay-words';
import { OverlayButtons } from './overlay-buttons';

/** A dialog whose looks could not be fetched: a whole screen of what is there from the start. */
export function PlainOverlay({ overlay }: { readonly overlay: Overlay }): ReactElement {
  const { application, t } = useClient();
  const { title, text } = overlayWords(t, overlay, application);
  return (
    <FocusTrap focusKey={overlay.id} label={title}>
      <Notice isError title={title} text={text} actions={<OverlayButtons overlay={overlay} />} />
    </FocusTrap>
  );
}
