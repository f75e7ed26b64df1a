import type { NodeId } from '@fjernsyn/focus';
import { createContext, useContext } from 'react';
import type { FocusBinding } from './focus-binding';

/** Where in the focus tree a component stands. */
export interface FocusScope {
  readonly binding: FocusBinding;
  /** Id of the group around, null at the top. */
  readonly parentId: NodeId | null;
  /** Spoken when focus enters the group around. */
  readonly label: string | undefined;
  /** What the dialog or the notice around says. */
  readonly message: string | undefined;
}

/** Gives components their {@link FocusScope}. */
export const FocusScopeContext = createContext<FocusScope | null>(null);

/** The scope around; throws outside a `FocusProvider`. */
export function useFocusScope(): FocusScope {
  const scope = useContext(FocusScopeContext);
  if (scope === null) throw new Error('No FocusProvider around.');
  return scope;
}
