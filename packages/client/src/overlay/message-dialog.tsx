import { describeOverlay } from '@fjernsyn/shell';
import { Dialog } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { OverlayButtons } from './overlay-buttons';
import type { OverlayProps } from './overlay-props';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps extends OverlayProps {
  readonly title: string;
  readonly text?: string;
}

/** A dialog of a title, a text and the buttons of its kind. */
export function MessageDialog({ overlay, title, text }: MessageDialogProps): ReactElement {
  return (
    <Dialog
      focusKey={overlay.id}
      isError={describeOverlay(overlay).tone === 'error'}
      title={title}
      text={text}
      actions={<OverlayButtons overlay={overlay} />}
    />
  );
}
