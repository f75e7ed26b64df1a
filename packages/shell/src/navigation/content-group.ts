import { type GroupDeclaration, type NodeId, toNodeId } from '@fjernsyn/focus';

/** The group of the focus tree that holds everything: the menu above, the screen below. */
export const rootKey = 'app';

/** The group of the focus tree that holds a screen; each visit has its own, so that focus is saved and given back for it alone. */
export function contentIdOf(entryKey: string): NodeId {
  return toNodeId(rootKey, contentKeyOf(entryKey));
}

/** The key of {@link contentIdOf}, for the group's declaration. */
export function contentKeyOf(entryKey: string): string {
  return `content-${entryKey}`;
}

/** The declaration of {@link contentIdOf}: below the menu, and with the focus also while nothing in it can have it. */
export function contentGroupOf(entryKey: string): GroupDeclaration {
  return { kind: 'group', id: contentIdOf(entryKey), parent: rootKey, order: 1, isLoading: true };
}
