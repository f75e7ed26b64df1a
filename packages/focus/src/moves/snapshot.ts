import type { NodeId, SnapshotStep } from '../tree/declarations';
import type { PathStep } from '../tree/focus-view';

/** Serialisable memory of where focus is and was, for PUSH and POP (S4). */
export interface FocusSnapshot {
  readonly version: 1;
  /** From the top down to the focused leaf; empty when nothing had focus. */
  readonly path: readonly SnapshotStep[];
  /** Remembered child of every visited group, by the group's id. */
  readonly memories: Readonly<Record<NodeId, SnapshotStep>>;
}

/** Writes down a path and the memory of every visited group. */
export function toSnapshot(path: readonly PathStep[], memories: ReadonlyMap<NodeId, SnapshotStep>): FocusSnapshot {
  const saved: Record<NodeId, SnapshotStep> = {};
  memories.forEach((step, id) => {
    saved[id] = toSaved(step);
  });
  return { version: 1, path: path.map(toSaved), memories: saved };
}

function toSaved({ key, index }: SnapshotStep): SnapshotStep {
  return { key, index };
}
