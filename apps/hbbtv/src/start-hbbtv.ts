import { createBrowserClock, type KeyMap } from '@fjernsyn/browser';
import type { HbbtvWindow } from './hbbtv-api';
import { readHbbtvLanguage } from './hbbtv-facts';
import { readHbbtvKeys } from './hbbtv-keys';
import { findSetApplication, type SetApplication } from './page-objects/set-application';
import { sendsBackspace } from './quirks/sends-backspace';
import { type AppVisibility, createAppVisibility } from './red-button/app-visibility';
import { createFreshPage, type FreshPage } from './red-button/fresh-page';
import { createRedNotice } from './red-button/red-notice';
import { revealPage } from './red-button/reveal-page';

/** What an application of the set is, before its client. */
export interface HbbtvStart {
  readonly keys: KeyMap;
  readonly application: SetApplication;
  /** Undefined for an application that the portal started. */
  readonly visibility: AppVisibility | undefined;
}

/** Opens the client once it has been fetched. */
export type OpenHbbtvClient = (start: HbbtvStart) => Promise<void>;

/** Dependencies of {@link startHbbtv}. */
export interface HbbtvStartDeps {
  readonly window: Window & typeof globalThis & HbbtvWindow;
  readonly applicationName: string;
  /** Fetches the client; asked again after it could not be fetched. */
  readonly fetchClient: () => Promise<OpenHbbtvClient>;
}

/**
 * Starts as the set asks: an application of the portal opens at once, one of a channel waits behind its broadcast for the red button. The set hides
 * its window until there is something to see in it: the page's opening screen, or the notice. Resolves when it is under way.
 */
export async function startHbbtv({ window, applicationName, fetchClient }: HbbtvStartDeps): Promise<void> {
  const { document, navigator } = window;
  const clock = createBrowserClock(window);
  const keys = readHbbtvKeys(window, { isBackspaceBack: sendsBackspace(navigator.userAgent) });
  const application = await findSetApplication(document, clock);
  if (!application.isFromBroadcast) {
    application.askForKeys('browsing');
    const fetched = fetchClient().catch(() => undefined);
    const isRevealed = await revealPage(document).then(
      () => true,
      () => false,
    );
    application.show();
    const openClient = await fetched;
    if (openClient && isRevealed) await openClient({ keys, application, visibility: undefined });
    else showFailure(window);
    return;
  }
  const language = readHbbtvLanguage(document) ?? navigator.language ?? '';
  const notice = createRedNotice({ document, clock, applicationName, language });
  const visibility = createAppVisibility({ document, application, notice });
  application.show();
  openWhenVisible(visibility, createFreshPage(window), async () => {
    const [openClient] = await Promise.all([fetchClient(), revealPage(document)]);
    await openClient({ keys, application, visibility });
  });
  toggleByRed(window, keys, visibility);
}

/** Opens the client when it is first visible. Where that fails the notice returns, and red retries; from the second failure on, in a fresh page. */
function openWhenVisible(visibility: AppVisibility, fresh: FreshPage, open: () => Promise<void>): void {
  let isOpened = false;
  let hasFailed = false;
  visibility.isVisible.subscribe(() => {
    if (isOpened || !visibility.isVisible.get()) return;
    isOpened = true;
    open().catch(() => {
      isOpened = false;
      visibility.hide();
      if (hasFailed) fresh.ask();
      hasFailed = true;
    });
  });
  if (fresh.isAsked()) visibility.show();
}

/** Red is the way in and out of an application that a channel started, and no button of what is in it. */
function toggleByRed(window: Window, keys: KeyMap, visibility: AppVisibility): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (keys.byCode[event.keyCode] !== 'red') return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (event.repeat) return;
      if (visibility.isVisible.get()) visibility.hide();
      else visibility.show();
    },
    true,
  );
}

/** Puts the page's own notice of a failed start in place of its opening screen; its button begins anew. */
function showFailure({ document, location }: Window): void {
  const root = document.getElementById('root');
  const notice = document.getElementById('failure-load');
  if (!root || !notice) return;
  root.hidden = false;
  root.textContent = '';
  root.appendChild(notice);
  notice.hidden = false;
  const button = notice.querySelector('button');
  button?.addEventListener('click', () => location.reload());
  button?.focus();
}
