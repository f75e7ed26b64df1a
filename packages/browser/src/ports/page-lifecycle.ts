import { createEmitter } from '@fjernsyn/kernel';
import type { Lifecycle, LifecycleEvent, LifecycleState } from '@fjernsyn/platform';

/** How a page is left, where it can be. */
export interface PageLifecycleOptions {
  /** Leaves the application. Without it a page cannot be left by itself, as a browser's tab. */
  readonly exit?: () => void;
  /** Who asks before leaving; we do unless told otherwise. */
  readonly exitStyle?: 'ask' | 'system';
  /** Hears what is to be opened while the application runs, as an inside path. */
  readonly hearRelaunch?: (tell: (path: string) => void) => void;
}

/** How engines from before 2014 say it. */
interface OldDocument {
  readonly webkitVisibilityState?: string;
}

/** Makes the lifecycle of a page: hidden, shown, frozen and put aside. */
export function createPageLifecycle(window: Window, options: PageLifecycleOptions = {}): Lifecycle {
  const events = createEmitter<LifecycleEvent>();
  const { document } = window;
  const seen = (): LifecycleState =>
    (document.visibilityState ?? (document as OldDocument).webkitVisibilityState) === 'hidden' ? 'suspended' : 'active';
  let state = seen();

  const turn = (next: LifecycleState): void => {
    if (next === state) return;
    state = next;
    events.emit({ type: next === 'active' ? 'resumed' : 'suspended' });
  };

  const look = (): void => turn(seen());

  for (const type of ['visibilitychange', 'webkitvisibilitychange', 'resume']) document.addEventListener(type, look);
  document.addEventListener('freeze', () => turn('suspended'));
  window.addEventListener('pagehide', (event) => {
    turn('suspended');
    // A page that is kept may come back; any other is over.
    if (!event.persisted) events.emit({ type: 'exiting' });
  });
  window.addEventListener('pageshow', look);
  options.hearRelaunch?.((path) => events.emit({ type: 'relaunched', path }));

  return {
    get state() {
      return state;
    },
    exitStyle: options.exit ? (options.exitStyle ?? 'ask') : 'none',
    // What can be left by itself is a set, which needs its decoder.
    stopsMedia: options.exit !== undefined,
    reload: () => window.location.reload(),
    leaveFor: (url) => window.location.assign(url),
    exit: () => options.exit?.(),
    subscribe: events.subscribe,
  };
}
