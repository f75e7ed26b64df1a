import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { SetApplication } from '../page-objects/set-application';
import type { RedNotice } from './red-notice';

/** Whether the application can be seen, or stands behind its broadcast. */
export interface Stage {
  readonly isOpen: Observed<boolean>;
  open(): void;
  /** Puts the notice back over the broadcast. */
  close(): void;
}

/** What {@link createStage} stands on. */
export interface StageDeps {
  readonly document: Document;
  readonly application: SetApplication;
  readonly notice: RedNotice;
}

/** Makes the {@link Stage} of an application that a channel started: it begins behind the broadcast, with the notice over it and the red button alone. */
export function createStage({ document, application, notice }: StageDeps): Stage {
  const isOpen = createObservable(false);
  let held: HTMLElement | null = null;
  const show = (isShown: boolean): void => {
    const root = document.getElementById('root');
    // What is hidden loses the platform's focus, and would not get it back by itself.
    if (!isShown) held = document.activeElement as HTMLElement | null;
    if (root) root.style.display = isShown ? '' : 'none';
    if (isShown && held && root?.contains(held)) held.focus();
    // The broadcast lies under the page: while it shows nothing may be painted over it.
    for (const { style } of [document.documentElement, document.body]) style.background = isShown ? '' : 'transparent';
    application.askForKeys(isShown ? 'browsing' : 'notice');
    if (isShown) notice.hide();
    else notice.show();
    isOpen.set(isShown);
  };
  show(false);
  return {
    isOpen,
    open: () => show(true),
    close: () => show(false),
  };
}
