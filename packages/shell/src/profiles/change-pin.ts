import { createNewPin, type NewPinView } from '@fjernsyn/session';
import type { OverlayRequest } from '../overlays/overlay';
import type { ProfileSetting } from './profile-setting';
import { showFlow } from './show-flow';

/** Creates the PIN of the account, or changes it: the old one, where there is one, and the new one twice (S7). */
export async function changePin(setting: ProfileSetting): Promise<void> {
  const primary = setting.list().find(({ isPrimary }) => isPrimary);
  if (primary === undefined) return;
  const isChange = setting.isPinSet();
  const pin = createNewPin({ ...setting.calls, refresh: setting.refresh }, primary, isChange);
  await showFlow(setting, pin, {
    toRequest: (view) => toRequest(view, isChange),
    act: () => undefined,
    enter: (typed) => pin.send({ type: 'PIN', pin: typed }),
  });
}

function toRequest({ step, isMismatch, error }: NewPinView, isChange: boolean): OverlayRequest<'new_pin'> | undefined {
  if (step === 'saved' || step === 'left') return undefined;
  const shown = step === 'checking' ? 'current' : step === 'saving' ? 'again' : step;
  return { kind: 'new_pin', step: shown, isMismatch, isChange, error, isSending: shown !== step };
}
