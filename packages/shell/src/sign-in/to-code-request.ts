import type { CodeView } from '@fjernsyn/session';
import type { CodeKind, OverlayRequest } from '../overlays/overlay';
import type { DeviceCode } from '../overlays/overlay-payloads';

/** What the screen of the code must know beside the sign-in's own state. */
export interface CodeScreenFacts {
  readonly canClose: boolean;
  readonly hasVideoGuide: boolean;
  /** The code that was shown last: it stays while its sign-in is finished. */
  readonly lastCode: DeviceCode | undefined;
}

/** The prompt that shows a sign-in by a code (S4.14); undefined once it is over. */
export function toCodeRequest(
  view: CodeView,
  { canClose, hasVideoGuide, lastCode }: CodeScreenFacts,
): OverlayRequest<CodeKind> | undefined {
  if (view.step === 'shown') return { kind: 'gencode_ok', ...view, canClose, hasVideoGuide };
  if (view.step === 'expired') return { kind: 'code_expired', canClose };
  if (view.step === 'action-required') return { kind: 'action_request', canClose };
  if (view.step === 'failed') return { kind: 'gencode', canClose, failure: view.code };
  if (view.step === 'signed-in' || view.step === 'cancelled') return undefined;
  if (view.step === 'requesting' || !lastCode) return { kind: 'gencode', canClose };
  return { kind: 'gencode_ok', ...lastCode, canClose, hasVideoGuide, step: 'finishing' };
}
