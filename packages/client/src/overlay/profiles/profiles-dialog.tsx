import { loadKeypad } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded';
import type { OverlayProps } from '../overlay-props';
import { PlainOverlay } from '../plain-overlay';
import type { ProfileKind } from './profile-screen';

const load = async () => {
  const [{ ProfileScreen }, parts] = await Promise.all([import('./profile-screen'), loadKeypad()]);
  return { ProfileScreen, parts };
};

/** Choosing, creating and editing profiles, whose screens and keypad are fetched by whoever has an account. */
export function ProfilesDialog({ overlay }: OverlayProps<ProfileKind>): ReactElement | null {
  const screen = useLoaded(load);
  if (screen.state === 'loaded') return <screen.value.ProfileScreen overlay={overlay} parts={screen.value.parts} />;
  return screen.state === 'failed' ? <PlainOverlay overlay={overlay} /> : null;
}
