import type { Unsubscribe } from '@fjernsyn/kernel';
import type { NodeDeclaration, NodeId } from '../tree/declarations';
import type { FocusState } from './focus-state';
import { declare, withdraw } from './requests';

/** The nodes that are registered, each by its newest registration. */
export interface Registrations {
  /** Declares a node; the returned function removes this registration, and not a later one of the same id. */
  register(node: NodeDeclaration): Unsubscribe;
  /** Replaces the declaration of a registered node. */
  update(node: NodeDeclaration): void;
}

/** Makes the {@link Registrations} of a state; `change` runs what changes it. */
export function createRegistrations(state: FocusState, change: (work: () => void) => void): Registrations {
  const registrations = new Map<NodeId, object>();
  return {
    register(node) {
      const registration = {};
      change(() => {
        declare(state, node);
        registrations.set(node.id, registration);
      });
      return () => {
        if (registrations.get(node.id) !== registration) return;
        registrations.delete(node.id);
        change(() => withdraw(state, node.id));
      };
    },
    update(node) {
      if (state.tree.get(node.id)?.declaration) change(() => declare(state, node));
    },
  };
}
