import { createEmitter, type Unsubscribe } from '@fjernsyn/kernel';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { createActor } from 'xstate';

/** Something that a viewer is led through: a screen shows its view and sends it commands. */
export interface Flow<View, Command> {
  /** The same object until something that is shown changes. */
  getSnapshot(): View;
  subscribe(listener: () => void): Unsubscribe;
  /** Takes a command; one that makes no sense now, or comes after the end, is ignored. Never throws. */
  send(command: Command): void;
}

/** Makes the {@link Flow} of a machine, whose events of a viewer are the commands, and begins it. */
export function createFlow<Machine extends AnyStateMachine, View, Command extends EventFromLogic<Machine>>(
  machine: Machine,
  toView: (snapshot: SnapshotFrom<Machine>) => View,
): Flow<View, Command> {
  const actor = createActor(machine as AnyStateMachine);
  const viewOf = (snapshot: unknown): View => toView(snapshot as SnapshotFrom<Machine>);
  const changes = createEmitter<void>();
  let view = viewOf(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    const next = viewOf(snapshot);
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    changes.emit();
  });
  actor.start();
  return {
    getSnapshot: () => view,
    subscribe: changes.subscribe,
    send(command) {
      if (actor.getSnapshot().status === 'active') actor.send(command);
    },
  };
}
