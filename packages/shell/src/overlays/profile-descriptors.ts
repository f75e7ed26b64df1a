import { carries, type OverlayDescriptor } from './overlay-descriptor';
import type {
  AgeChoice,
  EditedProfile,
  NameEntry,
  NewPin,
  NewProfile,
  ProfileChoice,
  ProfileEditing,
  ProfileQuestion,
} from './overlay-payloads';

/** The prompts about profiles by their kind. */
export const profileDescriptors = {
  /** Who is watching (S2.31). */
  choose_profile: {
    layer: 'prompt',
    actions: ['create-profile', 'edit-profiles', 'help', 'sign-out', 'retry', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<ProfileChoice>(),
  },
  /** Whom to edit (S2.37). */
  edit_profiles: {
    layer: 'prompt',
    actions: ['done', 'create-profile', 'change-pin'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<ProfileEditing>(),
  },
  /** What to edit of a profile (S2.38). */
  edit_profile: {
    layer: 'prompt',
    actions: ['edit-name', 'edit-age', 'delete-profile', 'done'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<EditedProfile>(),
  },
  /** A new profile: its name, then for whom it is (S2.39). */
  new_profile: {
    layer: 'prompt',
    actions: ['save', 'back', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<NewProfile>(),
  },
  /** Another name for a profile (S2.40). */
  profile_name: {
    layer: 'prompt',
    actions: ['save', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<NameEntry>(),
  },
  /** For whom a profile is (S2.41). */
  age_limit: {
    layer: 'prompt',
    actions: ['save', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<AgeChoice>(),
  },
  /** Whether an age limit is really removed (S2.42). */
  age_change: {
    layer: 'prompt',
    actions: ['undo', 'confirm'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<ProfileQuestion>(),
  },
  /** Whether a profile is really deleted (S2.43). */
  delete_profile: {
    layer: 'prompt',
    actions: ['undo', 'confirm'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<ProfileQuestion>(),
  },
  /** The PIN of the account, created or changed (S7). */
  new_pin: {
    layer: 'prompt',
    actions: ['close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<NewPin>(),
  },
} as const satisfies Readonly<Record<string, OverlayDescriptor>>;
