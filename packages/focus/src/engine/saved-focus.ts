import { type FocusSnapshot, toSnapshot } from '../moves/snapshot';
import type { NodeId, SnapshotStep } from '../tree/declarations';
import { isWithin } from '../tree/node-id';
import { toSteps } from '../tree/path';
import type { FocusState } from './focus-state';
import { settle } from './settle';

/** Writes down where focus is and was, below any layer. */
export function saveFocus(state: FocusState): FocusSnapshot {
  state.isDirty = true;
  settle(state);
  return toSnapshot(state.stack[0]?.opener ?? state.path, state.memories);
}

/** Takes memories and focus from a snapshot; behind an open layer it becomes the place to return to. */
export function restoreFocus(state: FocusState, saved: FocusSnapshot): void {
  for (const id of Object.keys(saved.memories)) state.memories.set(id, saved.memories[id] as SnapshotStep);
  const steps = toSteps(saved.path);
  const [bottom, ...above] = state.stack;
  if (steps.length === 0) return;
  if (bottom) state.stack = [{ ...bottom, opener: steps }, ...above];
  else state.request = { steps, reason: 'restore', matched: 0 };
  state.isDirty = true;
}

/** Forgets the memory of a group and all below it. */
export function forgetWithin({ memories }: FocusState, id: NodeId): void {
  memories.forEach((_, known) => {
    if (isWithin(known, id)) memories.delete(known);
  });
}
