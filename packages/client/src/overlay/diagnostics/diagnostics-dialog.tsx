import type { ReactElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded';
import type { OverlayProps } from '../overlay-props';
import { PlainOverlay } from '../plain-overlay';

const importScreen = () => import('./diagnostics-screen');

/** The facts of the set, whose screen, texts and codes are fetched by whoever asks for them. */
export function DiagnosticsDialog({ overlay }: OverlayProps<'diagnostics'>): ReactElement | null {
  const screen = useLoaded(importScreen);
  if (screen.state === 'loaded') return <screen.value.DiagnosticsScreen focusKey={overlay.id} />;
  return screen.state === 'failed' ? <PlainOverlay overlay={overlay} /> : null;
}
