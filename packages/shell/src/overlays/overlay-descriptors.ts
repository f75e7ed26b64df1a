import type {
  AgeChoice,
  Announcement,
  Closable,
  CodeRequest,
  ConsentAsked,
  DeviceCode,
  EditedProfile,
  HelpText,
  LongText,
  NameEntry,
  NewPin,
  NewProfile,
  PinEntry,
  ProfileChoice,
  ProfileEditing,
  ProfileQuestion,
  SignedIn,
} from './overlay-payloads';

/** What a viewer can press in an overlay. */
export type OverlayAction =
  | 'recheck'
  | 'retry'
  | 'back'
  | 'close'
  | 'stay'
  | 'leave'
  | 'renew'
  | 'help'
  | 'watch-video-guide'
  | 'start-watching'
  | 'cancel'
  | 'sign-out'
  | 'undo'
  | 'confirm'
  | 'allow'
  | 'refuse'
  | 'create-profile'
  | 'edit-profiles'
  | 'edit-name'
  | 'edit-age'
  | 'delete-profile'
  | 'change-pin'
  | 'save'
  | 'done';

/** What takes a dialog away beside the viewer's choice. */
export type DialogRemoval = 'service-back' | 'network-back' | 'page-left' | 'nothing';

interface CommonDescriptor {
  /** The actions in their order; the first has focus. */
  readonly actions: readonly [OverlayAction, ...(readonly OverlayAction[])];
  /** Whether it is an alarm. */
  readonly tone: 'neutral' | 'error';
  /** Which failure the plain screen names where the overlay's own words could not be fetched. */
  readonly fallback: 'service' | 'offline' | 'nothing';
  /** The type of its payload, without a value. */
  readonly payload?: object | undefined;
}

/** A dialog says what happened; its actions are commands of the application. */
interface DialogDescriptor extends CommonDescriptor {
  readonly layer: 'dialog';
  /** The action that Back runs; it need not be a button. */
  readonly back: OverlayAction | 'nothing';
  /** Whether the viewer cannot close it, and no other dialog stands over it. */
  readonly isBlocking: boolean;
  readonly removedBy: DialogRemoval;
}

/** A prompt asks; the chosen action is the answer to whoever asked, and Back cancels it. */
interface PromptDescriptor extends CommonDescriptor {
  readonly layer: 'prompt';
}

/** Describes one kind of overlay. */
export type OverlayDescriptor = DialogDescriptor | PromptDescriptor;

const carries = <Payload extends object>(): Payload | undefined => undefined;

/** Every dialog and prompt by its kind (S2.24, S2.54). */
export const overlayDescriptors = {
  /** The service says of itself that it is down. */
  'service-unavailable': {
    layer: 'dialog',
    actions: ['recheck'],
    back: 'nothing',
    isBlocking: true,
    tone: 'error',
    removedBy: 'service-back',
    fallback: 'service',
  },
  /** Nothing is reached while something is watched. */
  offline: {
    layer: 'dialog',
    actions: ['retry', 'back'],
    back: 'close',
    isBlocking: false,
    // The last picture stays behind it.
    tone: 'neutral',
    removedBy: 'network-back',
    fallback: 'offline',
  },
  /** A call was not done within 30 s. */
  timeout: {
    layer: 'dialog',
    actions: ['retry', 'back'],
    back: 'back',
    isBlocking: false,
    tone: 'error',
    removedBy: 'nothing',
    fallback: 'service',
  },
  /** The set is abroad, where not everything may be shown. */
  abroad: {
    layer: 'dialog',
    actions: ['leave'],
    back: 'leave',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'nothing',
    fallback: 'nothing',
  },
  /** The broadcaster has something to say before the viewer goes on. */
  announcement: {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'nothing',
    fallback: 'nothing',
    payload: carries<Announcement>(),
  },
  /** A longer text of the service, read in pages. */
  text: {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'page-left',
    fallback: 'service',
    payload: carries<LongText>(),
  },
  /** What support may ask a viewer to read out. */
  diagnostics: {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'nothing',
    fallback: 'service',
  },
  /** What was to be watched is not in the viewer's subscription (S6.10). */
  'not-entitled': {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    // It stands over the place that the viewer is led back to.
    removedBy: 'nothing',
    fallback: 'nothing',
  },
  /** Whether the application is really to be left. */
  close_app_confirmation: {
    layer: 'prompt',
    actions: ['stay', 'leave'],
    tone: 'neutral',
    fallback: 'nothing',
  },
  /** A page of help (S2.33). */
  help_page_modal: {
    layer: 'prompt',
    actions: ['close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<HelpText>(),
  },
  /** A page of help with profiles (S2.34). */
  help_profile: {
    layer: 'prompt',
    actions: ['close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<HelpText>(),
  },
  /** A code to sign in with is asked for, or could not be had (S2.25). */
  gencode: {
    layer: 'prompt',
    actions: ['retry', 'help', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<CodeRequest>(),
  },
  /** The code that the viewer confirms elsewhere (S2.25, S2.26). */
  gencode_ok: {
    layer: 'prompt',
    actions: ['help', 'watch-video-guide', 'renew', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<DeviceCode>(),
  },
  /** Somebody said no, or nothing was heard for too long (S2.27). */
  action_request: {
    layer: 'prompt',
    actions: ['renew', 'help', 'close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<Closable>(),
  },
  /** The code is too old (S2.28, S2.50). */
  code_expired: {
    layer: 'prompt',
    actions: ['renew'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<Closable>(),
  },
  /** The viewer is signed in (S2.29). */
  signin_suc: {
    layer: 'prompt',
    actions: ['start-watching'],
    tone: 'neutral',
    fallback: 'nothing',
    payload: carries<SignedIn>(),
  },
  /** Whether to sign out, asked from the account page (S2.32). */
  signOut: {
    layer: 'prompt',
    actions: ['cancel', 'sign-out'],
    tone: 'neutral',
    fallback: 'nothing',
  },
  /** The same, asked from the choice of profiles (S2.35). */
  sign_out_confirmation: {
    layer: 'prompt',
    actions: ['undo', 'confirm'],
    tone: 'neutral',
    fallback: 'nothing',
  },
  /** Whether the product may know the viewer's preferences, and count (S6.17). */
  consent: {
    layer: 'prompt',
    actions: ['allow', 'refuse'],
    tone: 'neutral',
    fallback: 'nothing',
    payload: carries<ConsentAsked>(),
  },
  /** The PIN that opens what is guarded (S2.44). */
  pin: {
    layer: 'prompt',
    actions: ['close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<PinEntry>(),
  },
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
