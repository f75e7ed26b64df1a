import type { OpenLayer } from './layers';
import type { PathStep } from './path';
import type { FocusSnapshot, NodeId, SnapshotStep } from './types';

/** Writes down where focus is beneath all layers, and the memory of every visited group. */
export function toSnapshot(
  path: readonly PathStep[],
  stack: readonly OpenLayer[],
  memories: ReadonlyMap<NodeId, SnapshotStep>,
): FocusSnapshot {
  const bottom = stack[0];
  const saved: Record<NodeId, SnapshotStep> = {};
  memories.forEach((step, id) => {
    saved[id] = step;
  });
  return {
    version: 1,
    path: (bottom ? bottom.opener : path).map(({ key, index }) => ({ key, index })),
    memories: saved,
  };
}
