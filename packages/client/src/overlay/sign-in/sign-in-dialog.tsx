import type { ReactElement } from 'react';
import { useLoaded } from '../../hooks/use-loaded';
import type { OverlayProps } from '../overlay-props';
import { PlainOverlay } from '../plain-overlay';
import type { SignInKind } from './sign-in-words';

const importScreen = () => import('./sign-in-screen');

/** Signing in by a code, whose screen is fetched by whoever signs in. One component for all its kinds, so that nothing begins anew between them. */
export function SignInDialog({ overlay }: OverlayProps<SignInKind>): ReactElement | null {
  const screen = useLoaded(importScreen);
  if (screen.state === 'loaded') return <screen.value.SignInScreen overlay={overlay} />;
  return screen.state === 'failed' ? <PlainOverlay overlay={overlay} /> : null;
}
