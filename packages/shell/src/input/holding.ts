import { type FocusEngine, type InputEvent, keyInputDefaults, type NodeId } from '@fjernsyn/focus';
import type { Instant, Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Dependencies of {@link createHolding}. */
export interface HoldingDeps {
  readonly focus: Pick<FocusEngine, 'getFocused'>;
  readonly clock: Pick<Clock, 'after'>;
}

/** The OK that is held on what has a menu. */
export interface Holding {
  knowMenus(hasMenu: (id: NodeId) => boolean): void;
  /** Whether what has focus has a menu. */
  hasMenu(): boolean;
  /** Takes when OK will have been held long enough, null while none is held; `tell` hears of it then, as a set may send no repeats. */
  follow(dueAt: Instant | null, tell: (event: InputEvent) => boolean): void;
  /** Whether OK that is let go was pressed on a node: focus may have gone elsewhere meanwhile. */
  isMeant(id: NodeId): boolean;
}

/** Makes the {@link Holding}; nothing has a menu before somebody says so. */
export function createHolding({ focus, clock }: HoldingDeps): Holding {
  let hasMenu: (id: NodeId) => boolean = () => false;
  let held: { readonly id: NodeId | null; readonly dueAt: Instant; readonly cancel: Unsubscribe } | undefined;
  let meant: NodeId | null | undefined;
  return {
    knowMenus(know) {
      hasMenu = know;
    },
    hasMenu() {
      const focused = focus.getFocused();
      return focused !== null && hasMenu(focused);
    },
    follow(dueAt, tell) {
      meant = held?.id;
      if (held?.dueAt === dueAt) return;
      held?.cancel();
      held = undefined;
      if (dueAt === null) return;
      const cancel = clock.after(keyInputDefaults.longPressMs, () => void tell({ type: 'tick', at: dueAt }));
      held = { id: focus.getFocused(), dueAt, cancel };
    },
    isMeant: (id) => meant === undefined || meant === id,
  };
}
