import { carries, type OverlayDescriptor } from './overlay-descriptor';
import type {
  Announcement,
  Choice,
  Closable,
  CodeRequest,
  ConsentAsked,
  DeviceCode,
  HelpText,
  ItemActions,
  LongText,
  PinEntry,
  RatedItem,
  SignedIn,
} from './overlay-payloads';
import { profileDescriptors } from './profile-descriptors';

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
  /** Which of several is meant, as the order of a list. */
  choice: {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'page-left',
    fallback: 'service',
    payload: carries<Choice>(),
  },
  /** What can be done with an item without opening its page (C2.42). */
  'item-actions': {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'page-left',
    fallback: 'service',
    payload: carries<ItemActions>(),
  },
  /** What the viewer thinks of an item (C2.42). */
  rating: {
    layer: 'dialog',
    actions: ['close'],
    back: 'close',
    isBlocking: false,
    tone: 'neutral',
    removedBy: 'page-left',
    fallback: 'service',
    payload: carries<RatedItem>(),
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
  /** What was to be watched is for whoever is signed in (C2.47). */
  login_required: {
    layer: 'prompt',
    actions: ['sign-in', 'cancel'],
    tone: 'neutral',
    fallback: 'nothing',
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
  /** What casting is, and that Google is asked for sets nearby (C3.24). */
  cast_introduction: {
    layer: 'prompt',
    actions: ['allow', 'refuse'],
    tone: 'neutral',
    fallback: 'nothing',
  },
  /** The PIN that opens what is guarded (S2.44). */
  pin: {
    layer: 'prompt',
    actions: ['close'],
    tone: 'neutral',
    fallback: 'service',
    payload: carries<PinEntry>(),
  },
  ...profileDescriptors,
} as const satisfies Readonly<Record<string, OverlayDescriptor>>;
