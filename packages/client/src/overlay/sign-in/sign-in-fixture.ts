import { fakeNow } from '@fjernsyn/platform/testing';
import type { OverlayOf } from '@fjernsyn/shell';
import type { SignInKind } from './sign-in-words';

type WithoutId<Overlay> = Overlay extends { readonly id: string } ? Omit<Overlay, 'id'> : never;

/** Prompts of a sign-in, one for each step, as shell shows them. */
export const signInPrompts = {
  making: { kind: 'gencode', canClose: true, failure: undefined },
  failed: { kind: 'gencode', canClose: true, failure: 'http/unreachable' },
  broken: { kind: 'gencode', canClose: true, failure: 'api/failed' },
  shown: {
    kind: 'gencode_ok',
    canClose: true,
    userCode: 'WDJB-MJHT',
    verificationUri: 'https://www.fjernsyn.example/tv',
    verificationUriComplete: 'https://www.fjernsyn.example/tv?user_code=WDJB-MJHT',
    expiresAt: fakeNow + 870_000,
    isOffline: false,
    step: 'shown',
    hasVideoGuide: true,
  },
  denied: { kind: 'action_request', canClose: true },
  expired: { kind: 'code_expired', canClose: true },
  done: { kind: 'signin_suc', accountName: 'Søren' },
} as const satisfies Readonly<Record<string, WithoutId<OverlayOf<SignInKind>>>>;
