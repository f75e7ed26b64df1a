import type { Announcement, HelpText, LongText } from './overlay-payloads';

/** What a viewer can press in an overlay. */
export type OverlayAction = 'recheck' | 'retry' | 'back' | 'close' | 'stay' | 'leave';

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
} as const satisfies Readonly<Record<string, OverlayDescriptor>>;
