import { type CreationView, createProfileCreation, offeredProfileTypes, type ProfileType } from '@fjernsyn/session';
import type { OverlayRequest } from '../overlays/overlay';
import { offersMinisjang } from './offers-minisjang';
import type { ProfileSetting } from './profile-setting';
import { showFlow } from './show-flow';

/** Creates a profile: its name, then for whom it is (S4.51 to S4.53). */
export async function createProfile(setting: ProfileSetting): Promise<void> {
  const creation = createProfileCreation({
    profiles: setting.calls.profiles,
    refresh: setting.refresh,
    known: setting.list,
  });
  const offered = offeredProfileTypes({ isPrimary: false, hasMinisjang: offersMinisjang(setting.config()) });
  await showFlow(setting, creation, {
    toRequest: (view) => toRequest(view, offered),
    act: (action) => action === 'save' && creation.send({ type: 'NEXT' }),
    enter(value) {
      const picked = offered.find((type) => type === value);
      if (creation.getSnapshot().step === 'naming') creation.send({ type: 'TYPE', text: value });
      else if (picked) creation.send({ type: 'PICK', picked });
    },
  });
}

function toRequest(
  { step, text, problem, chosen, canGoOn, error }: CreationView,
  offered: readonly ProfileType[],
): OverlayRequest<'new_profile'> | undefined {
  if (step === 'created' || step === 'left') return undefined;
  if (step === 'naming')
    return { kind: 'new_profile', step: 'name', text, problem, canSave: canGoOn, error, isSending: false };
  const isSending = step === 'saving';
  return { kind: 'new_profile', step: 'age', name: text, offered, chosen, canSave: canGoOn, error, isSending };
}
