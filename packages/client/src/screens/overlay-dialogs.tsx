import type { PassiveNotice as Notice, Overlay } from '@fjernsyn/shell';
import { Dialog, PassiveNotice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { noticeText, overlayWords } from '../messages/overlay-words';
import { OverlayButtons } from './overlay-buttons';

/** Props of {@link OverlayDialogs}. */
export interface OverlayDialogsProps {
  readonly overlay: Overlay | undefined;
  readonly notice: Notice | undefined;
}

/** The dialog that stands over the screen, and the passive notice at its bottom. */
export function OverlayDialogs({ overlay, notice }: OverlayDialogsProps): ReactElement {
  const { application, t } = useClient();
  return (
    <>
      {notice && overlay?.kind !== 'offline' && (
        <PassiveNotice icon={notice.kind === 'offline' ? 'offline' : 'info'} text={noticeText(t, notice)} />
      )}
      {overlay && (
        <Dialog
          key={overlay.id}
          focusKey={overlay.id}
          isError={overlay.kind !== 'close_app_confirmation'}
          {...overlayWords(t, overlay, application)}
          actions={<OverlayButtons overlay={overlay} />}
        />
      )}
    </>
  );
}
