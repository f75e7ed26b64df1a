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
  | 'sign-in'
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

/** The type of a payload, without a value. */
export const carries = <Payload extends object>(): Payload | undefined => undefined;
