import { createEmitter } from '@fjernsyn/kernel';
import type { Lifecycle, LifecycleEvent, LifecycleState } from '@fjernsyn/platform';
import type { Broadcast } from './page-objects/broadcast';
import type { SetApplication } from './page-objects/set-application';
import type { AppVisibility } from './red-button/app-visibility';

/** Dependencies of {@link createHbbtvLifecycle}. */
export interface HbbtvLifecycleDeps {
  /** The page's own. */
  readonly page: Lifecycle;
  readonly application: SetApplication;
  readonly broadcast: Pick<Broadcast, 'leave'>;
  /** Undefined for an application that the portal started, which is always seen. */
  readonly visibility: AppVisibility | undefined;
}

/**
 * Makes the lifecycle of an application on HbbTV. One that a channel started is left to its notice, and suspended meanwhile; one that the portal
 * started ends, after a question of ours.
 */
export function createHbbtvLifecycle({ page, application, broadcast, visibility }: HbbtvLifecycleDeps): Lifecycle {
  const events = createEmitter<LifecycleEvent>();
  const seen = (): LifecycleState =>
    page.state === 'active' && visibility?.isVisible.get() !== false ? 'active' : 'suspended';
  let state = seen();
  const turn = (): void => {
    const next = seen();
    if (next === state) return;
    state = next;
    events.emit({ type: next === 'active' ? 'resumed' : 'suspended' });
  };
  page.subscribe((event) => {
    if (event.type === 'suspended' || event.type === 'resumed') turn();
    else events.emit(event);
  });
  visibility?.isVisible.subscribe(turn);
  return {
    get state() {
      return state;
    },
    exitStyle: visibility ? 'system' : 'ask',
    stopsMedia: true,
    reload: page.reload,
    leaveFor(url) {
      // What lies outside the channel's boundary is no application of the channel's.
      broadcast.leave();
      page.leaveFor(url);
    },
    exit: () => (visibility ? visibility.hide() : application.end()),
    subscribe: events.subscribe,
  };
}
