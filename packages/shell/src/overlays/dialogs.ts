import { createObservable, type Observed } from '@fjernsyn/kernel';
import { type Dialog, type DialogKind, describeOverlay, type OverlayRequest } from './overlay';
import type { DialogRemoval } from './overlay-descriptor';

/** A dialog to be shown; its id is its kind unless given. */
export type DialogRequest = OverlayRequest<DialogKind> & { readonly id?: string };

/** The dialogs, one over another (C4.51). */
export interface Dialogs {
  /** The dialog that is seen: the blocking one, else the newest. */
  readonly top: Observed<Dialog | undefined>;
  /** Puts a dialog on top; one with the same id is replaced where it stands. */
  show(request: DialogRequest): void;
  /** Takes a dialog away; does nothing where it is not there. */
  close(id: string): void;
  /** Takes away every dialog that is removed by what has happened. */
  closeOn(event: Exclude<DialogRemoval, 'nothing'>): void;
  /** Takes all dialogs away. */
  reset(): void;
}

/** Makes the {@link Dialogs}, with none. */
export function createDialogs(): Dialogs {
  const top = createObservable<Dialog | undefined>(undefined);
  let stack: readonly Dialog[] = [];

  const put = (next: readonly Dialog[]): void => {
    stack = next;
    top.set(stack.find(isBlocking) ?? stack[stack.length - 1]);
  };

  return {
    top,
    show(request) {
      const dialog: Dialog = { ...request, id: request.id ?? request.kind };
      const isThere = stack.some(({ id }) => id === dialog.id);
      put(isThere ? stack.map((other) => (other.id === dialog.id ? dialog : other)) : [...stack, dialog]);
    },
    close: (id) => put(stack.filter((other) => other.id !== id)),
    closeOn: (event) => put(stack.filter((other) => removalOf(other) !== event)),
    reset: () => put([]),
  };
}

function isBlocking(dialog: Dialog): boolean {
  const descriptor = describeOverlay(dialog);
  return descriptor.layer === 'dialog' && descriptor.isBlocking;
}

function removalOf(dialog: Dialog): DialogRemoval | undefined {
  const descriptor = describeOverlay(dialog);
  return descriptor.layer === 'dialog' ? descriptor.removedBy : undefined;
}
