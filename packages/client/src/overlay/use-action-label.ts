import type { OverlayAction } from '@fjernsyn/shell';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { overlayButtonTexts } from './overlay-button-texts';

const labels = {
  recheck: 'action.retry',
  retry: 'action.retry',
  close: 'action.ok',
  back: 'action.back',
  stay: 'action.stay',
  help: 'action.help',
  renew: 'overlay.renew',
  'watch-video-guide': 'overlay.guide',
  'start-watching': 'overlay.start',
  cancel: 'overlay.cancel',
  undo: 'overlay.cancel',
  'sign-in': 'overlay.signIn',
  'sign-out': 'overlay.signOut',
  confirm: 'overlay.confirm',
  allow: 'overlay.allow',
  refuse: 'overlay.refuse',
  'create-profile': 'overlay.createProfile',
  'edit-profiles': 'overlay.editProfiles',
  'edit-name': 'overlay.editName',
  'edit-age': 'overlay.editAge',
  'delete-profile': 'overlay.deleteProfile',
  'change-pin': 'overlay.changePin',
  save: 'overlay.save',
  done: 'overlay.done',
} as const satisfies Record<Exclude<OverlayAction, 'leave'>, string>;

/** Gives the label of an overlay's button. */
export function useActionLabel(): (action: OverlayAction) => string {
  const { appTitle } = useClient().application.configuration;
  const t = useTexts(overlayButtonTexts);
  return (action) => (action === 'leave' ? t('action.leave', { title: appTitle }) : t(labels[action]));
}
