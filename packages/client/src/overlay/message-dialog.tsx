import { describeOverlay } from '@fjernsyn/shell';
import { Dialog } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { OverlayButtons, type OverlayButtonsProps } from './overlay-buttons';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps extends OverlayButtonsProps {
  /** A short word over the title: "Fejl". */
  readonly kicker?: string;
  readonly title: string;
  readonly text?: string;
}

/** A dialog of a title, a text and the buttons of its kind. */
export function MessageDialog({ overlay, labels, kicker, title, text }: MessageDialogProps): ReactElement {
  return (
    <Dialog
      focusKey={overlay.id}
      isError={describeOverlay(overlay).tone === 'error'}
      kicker={kicker}
      title={title}
      text={text}
      actions={<OverlayButtons overlay={overlay} labels={labels} />}
    />
  );
}
