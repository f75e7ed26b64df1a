import { scopeOf, withReturn } from '../moves/layers';
import { resolvePlace } from '../moves/place';
import type { NodeDeclaration, NodeId } from '../tree/declarations';
import { isWithin } from '../tree/node-id';
import { endOf, pathWithout, toSteps } from '../tree/path';
import { isAttached } from '../tree/tree';
import type { FocusState } from './focus-state';
import { landAt, settle } from './settle';

/** Adds a declaration to the tree, and asks for focus to settle where it may matter to it. */
export function declare(state: FocusState, declaration: NodeDeclaration): void {
  const { tree } = state;
  const { id, kind } = declaration;
  const isKnown = tree.get(id) !== undefined;
  const node = tree.add(declaration);
  if (state.isDirty || !isAttached(tree, node)) return;
  // A node that has just come, with nothing below it, can seldom change focus: most of a page's nodes cannot.
  const end = endOf(state.path);
  const isConcerned = end === null || state.request !== null || isWithin(end, id) || isWithin(id, end);
  state.isDirty = isKnown || kind === 'layer' || isConcerned;
}

/** Takes a node out of the tree, and focus out of it. */
export function withdraw(state: FocusState, id: NodeId): void {
  const { tree } = state;
  const node = tree.get(id);
  if (!node) return;
  state.path = pathWithout(tree, state.path, node);
  tree.remove(id);
  state.isDirty = true;
}

/** Focuses a node, or keeps the wish until it is there; true when it happened at once. */
export function request(state: FocusState, id: NodeId, cause: 'focus' | 'pointer', shouldWait: boolean): boolean {
  settle(state);
  const steps = toSteps(id);
  const scope = scopeOf(state.stack);
  if (!isWithin(id, scope)) {
    if (cause === 'focus') state.stack = withReturn(state.stack, id, steps);
    return false;
  }
  state.request = null;
  if (hasFocusWithin(state, id)) return true;
  const place = resolvePlace(state, scope, steps);
  const isThere = place?.isExact === true;
  if (isThere) landAt(state, place, cause);
  else if (shouldWait) state.request = { steps, reason: 'asked', matched: 0 };
  return isThere;
}

/** Whether a node or something below it has focus. */
export function hasFocusWithin(state: FocusState, id: NodeId): boolean {
  return state.path.some((step) => step.id === id);
}
