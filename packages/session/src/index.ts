export {
  type AccountState,
  type AccountUpdate,
  type AccountUpdates,
  createAccountUpdates,
  toAccountState,
} from './account-state';
export { type Consent, createConsentRecord } from './consent';
export { deviceIdOf } from './device-id';
export { isEntitled } from './entitlement';
export type { ChangeCommand } from './profiles/change-machine';
export type { ChoiceCommand } from './profiles/choice-machine';
export type { ContentLimit } from './profiles/content-limit';
export type { CreationCommand } from './profiles/creation-machine';
export type { Flow } from './profiles/flow';
export { mayShow } from './profiles/may-show';
export { createNewPin, createPinCheck, type NewPin, type NewPinView } from './profiles/new-pin';
export type { PinCommand } from './profiles/pin-machine';
export {
  createDeletion,
  createRenaming,
  createRetyping,
  type Deletion,
  type ProfileChangesDeps,
  type Renaming,
  type RenamingView,
  type Retyping,
  type RetypingView,
} from './profiles/profile-changes';
export { createProfileChoice, type ProfileChoice, type ProfileChoiceView } from './profiles/profile-choice';
export { type CreationView, createProfileCreation, type ProfileCreation } from './profiles/profile-creation';
export type { AccountProfiles, ProfileEntry } from './profiles/profile-entry';
export {
  checkProfileName,
  isSameName,
  type ProfileNameProblem,
  toSavedName,
} from './profiles/profile-name';
export {
  type ProfileAction,
  type ProfileActor,
  type ProfileRight,
  type ProfileRole,
  type ProfileScreen,
  profileRight,
  profileRoleOf,
} from './profiles/profile-rights';
export { offeredProfileTypes, type ProfileType } from './profiles/profile-type';
export { readProfiles } from './profiles/read-profiles';
export { withProfile } from './profiles/with-profile';
export { createSession, type Session, type SessionDeps, type SessionState } from './session';
export type { CodeGrant } from './sign-in/code-grant';
export type { CodeCommand } from './sign-in/code-setup';
export { type CodeSignIn, type CodeView, createCodeSignIn } from './sign-in/code-sign-in';
export { createDeviceGrant } from './sign-in/device-grant';
export { createPinUnlock } from './sign-in/forms';
export { createLegacyGrant } from './sign-in/legacy-grant';
export { createSignInByTokens } from './sign-in/sign-in-by-tokens';
export type { Submission, SubmissionCommand, SubmissionView } from './sign-in/submission';
export type { SubmissionProblem } from './sign-in/submission-machine';
export type { StoredSession } from './stored-session';
export { createTokenCalls, type TokenCalls } from './token-calls';
export type { Viewer } from './viewer';
