import { loadKeypad } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded';
import type { OverlayProps } from '../overlay-props';
import { PlainOverlay } from '../plain-overlay';

const load = async () => {
  const [{ PinScreen }, parts] = await Promise.all([import('./pin-screen'), loadKeypad()]);
  return { PinScreen, parts };
};

/** Entering a PIN, whose screen and keypad are fetched by whoever is asked for one (S2.44, S2.45). */
export function PinDialog({ overlay }: OverlayProps<'pin'>): ReactElement | null {
  const screen = useLoaded(load);
  if (screen.state === 'loaded') return <screen.value.PinScreen overlay={overlay} parts={screen.value.parts} />;
  return screen.state === 'failed' ? <PlainOverlay overlay={overlay} /> : null;
}
