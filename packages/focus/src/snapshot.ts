import type { PathStep } from './path';
import type { FocusSnapshot, NodeId, SnapshotStep } from './types';

/** Writes down a path and the memory of every visited group. */
export function toSnapshot(path: readonly PathStep[], memories: ReadonlyMap<NodeId, SnapshotStep>): FocusSnapshot {
  const saved: Record<NodeId, SnapshotStep> = {};
  memories.forEach((step, id) => {
    saved[id] = step;
  });
  return { version: 1, path: path.map(({ key, index }) => ({ key, index })), memories: saved };
}
