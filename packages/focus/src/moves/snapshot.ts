import type { PathStep } from '../tree/path';
import type { FocusSnapshot, NodeId, SnapshotStep } from '../tree/types';

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
