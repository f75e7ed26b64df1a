import { describeOverlay, type Overlay } from '@fjernsyn/shell';
import { Dialog } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useLoaded } from '../hooks/use-loaded';
import { useTexts } from '../hooks/use-texts';
import { overlayWords } from '../messages/overlay-words';
import { dialogTexts } from './dialog-texts';
import { OverlayButtons } from './overlay-buttons';
import { PlainOverlay } from './plain-overlay';
import { TextOverlay } from './text-overlay';

/** The dialog, or the text to be read, that stands over the screen. */
export function OverlayDialog({ overlay }: { readonly overlay: Overlay }): ReactElement {
  const { application } = useClient();
  const t = useTexts(dialogTexts);
  if (overlay.kind === 'text' || overlay.kind === 'help_page_modal' || overlay.kind === 'help_profile')
    return <TextOverlay overlay={overlay} />;
  if (overlay.kind === 'diagnostics') return <Diagnostics overlay={overlay} />;
  return (
    <Dialog
      focusKey={overlay.id}
      isError={describeOverlay(overlay).tone === 'error'}
      {...overlayWords(t, overlay, application)}
      actions={<OverlayButtons overlay={overlay} />}
    />
  );
}

const importDiagnostics = () => import('./diagnostics/diagnostics-screen');

/** The facts of the set, whose screen and codes are fetched by whoever asks for them. */
function Diagnostics({ overlay }: { readonly overlay: Overlay }): ReactElement | null {
  const screen = useLoaded(importDiagnostics);
  if (screen.state === 'loaded') return <screen.value.DiagnosticsScreen focusKey={overlay.id} />;
  return screen.state === 'failed' ? <PlainOverlay overlay={overlay} /> : null;
}
