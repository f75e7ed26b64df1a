import {
  createDeletion,
  createRenaming,
  createRetyping,
  offeredProfileTypes,
  type ProfileEntry,
} from '@fjernsyn/session';
import type { OverlayRequest } from '../overlays/overlay';
import { offersMinisjang } from './offers-minisjang';
import type { ProfileSetting } from './profile-setting';
import { showFlow } from './show-flow';

const isShown = (step: string): boolean => step !== 'saved' && step !== 'left';

/** Gives a profile another name (S4.48). */
export async function renameProfile(setting: ProfileSetting, profile: ProfileEntry): Promise<void> {
  const renaming = createRenaming(changesOf(setting), profile);
  await showFlow(setting, renaming, {
    toRequest({ step, text, problem, canSave, error }) {
      const isSending = step === 'saving';
      return isShown(step) ? { kind: 'profile_name', text, problem, canSave, error, isSending } : undefined;
    },
    act: (action) => action === 'save' && renaming.send({ type: 'SAVE' }),
    enter: (value) => renaming.send({ type: 'CHANGE', value }),
  });
}

/** Changes for whom a profile is (S4.49); the service's pages are read anew after that (S4.58). */
export async function changeAge(setting: ProfileSetting, profile: ProfileEntry): Promise<void> {
  const retyping = createRetyping(changesOf(setting), profile);
  const hasMinisjang = offersMinisjang(setting.config());
  const offered = offeredProfileTypes({ isPrimary: profile.isPrimary, hasMinisjang });
  let isAsked = false;
  const { step } = await showFlow(setting, retyping, {
    toRequest(view): OverlayRequest<'age_limit' | 'age_change'> | undefined {
      const { chosen, canSave, error } = view;
      const isSending = view.step === 'saving';
      if (!isShown(view.step)) return undefined;
      if (!isSending) isAsked = view.step === 'asking';
      if (isAsked) return { kind: 'age_change', name: view.profile.name, error, isSending };
      return { kind: 'age_limit', name: view.profile.name, offered, chosen, canSave, error, isSending };
    },
    act: (action) => (action === 'save' || action === 'confirm') && retyping.send({ type: 'SAVE' }),
    enter(value) {
      const type = offered.find((each) => each === value);
      if (type) retyping.send({ type: 'CHANGE', value: type });
    },
  });
  if (step === 'saved')
    await setting
      .reading()
      .loadConfig(true)
      .catch(() => undefined);
}

/** Deletes a profile once the viewer has said yes (S4.50). */
export async function deleteProfile(setting: ProfileSetting, profile: ProfileEntry): Promise<void> {
  const deletion = createDeletion(changesOf(setting), profile);
  await showFlow(setting, deletion, {
    toRequest: ({ step, error, profile: { name } }) =>
      isShown(step) ? { kind: 'delete_profile', name, error, isSending: step === 'saving' } : undefined,
    act: (action) => action === 'confirm' && deletion.send({ type: 'SAVE' }),
  });
}

function changesOf({ calls, refresh, list }: ProfileSetting) {
  return { profiles: calls.profiles, refresh, known: list };
}
