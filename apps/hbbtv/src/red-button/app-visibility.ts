import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { SetApplication } from '../page-objects/set-application';
import type { RedNotice } from './red-notice';

/** Whether an application that a channel started is visible, or hidden behind its broadcast. */
export interface AppVisibility {
  readonly isVisible: Observed<boolean>;
  show(): void;
  /** Hides the application, and puts the notice back over the broadcast. */
  hide(): void;
}

/** Dependencies of {@link createAppVisibility}. */
export interface AppVisibilityDeps {
  readonly document: Document;
  readonly application: SetApplication;
  readonly notice: RedNotice;
}

/** Makes the {@link AppVisibility}: hidden at first, with the notice over the broadcast and the red button alone. */
export function createAppVisibility({ document, application, notice }: AppVisibilityDeps): AppVisibility {
  const isVisible = createObservable(false);
  let held: HTMLElement | null = null;
  const turn = (isShown: boolean): void => {
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
    isVisible.set(isShown);
  };
  turn(false);
  return {
    isVisible,
    show: () => turn(true),
    hide: () => turn(false),
  };
}
