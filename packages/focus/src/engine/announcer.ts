import { createEmitter, type Emitter, type Unsubscribe } from '@fjernsyn/kernel';
import type { NodeId } from '../tree/declarations';
import type { PathStep } from '../tree/focus-view';
import type { FocusChange, FocusListener, NotifyPhase } from './focus-change';

/** Tells of changes in their order of phases, one round after another. */
export interface Announcer {
  subscribe(listener: FocusListener, phase?: NotifyPhase): Unsubscribe;
  subscribeTo(id: NodeId, listener: () => void): Unsubscribe;
  /** Queues a change; several in one batch become one. */
  add(change: FocusChange, from: readonly PathStep[], to: readonly PathStep[]): void;
  /** Tells what is queued, unless a round is under way: then that round's end does. */
  flush(): void;
}

interface Round {
  readonly change: FocusChange;
  readonly from: readonly PathStep[];
  readonly to: readonly PathStep[];
}

/** Creates an announcer without listeners. */
export function createAnnouncer(): Announcer {
  const native = createEmitter<FocusChange>();
  const after = createEmitter<FocusChange>();
  const nodes = new Map<NodeId, Emitter<void>>();
  let open: Round | null = null;
  let isTelling = false;

  /** Those whose answer changed: that lost focus, from the leaf up, then that gained it, from the top down. */
  function tellNodes(from: readonly PathStep[], to: readonly PathStep[]): void {
    let shared = 0;
    while (shared < from.length && from[shared]?.id === to[shared]?.id) shared++;
    // A leaf that has become a group on the way, or the other way round, answers otherwise too.
    const lowest = Math.min(shared, from.length - 1);
    for (let level = from.length - 1; level >= lowest; level--) tellNode(from[level]);
    for (let level = Math.min(shared, to.length - 1); level < to.length; level++) tellNode(to[level]);
  }

  function tellNode(step: PathStep | undefined): void {
    if (step) nodes.get(step.id)?.emit();
  }

  function tell({ change, from, to }: Round): void {
    native.emit(change);
    if (change.from !== change.to) tellNodes(from, to);
    after.emit(change);
  }

  return {
    subscribe: (listener, phase) => (phase === 'native' ? native : after).subscribe(listener),
    subscribeTo(id, listener) {
      const emitter = nodes.get(id) ?? createEmitter<void>();
      nodes.set(id, emitter);
      const end = emitter.subscribe(listener);
      return () => {
        end();
        if (emitter.size === 0) nodes.delete(id);
      };
    },
    add(change, from, to) {
      open = open ? { change: { ...change, from: open.change.from }, from: open.from, to } : { change, from, to };
    },
    flush() {
      if (!open || isTelling) return;
      isTelling = true;
      try {
        while (open) {
          const round: Round = open;
          open = null;
          tell(round);
        }
      } finally {
        isTelling = false;
      }
    },
  };
}
