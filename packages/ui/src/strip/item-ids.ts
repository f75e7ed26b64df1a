import { type NodeId, toNodeId } from '@fjernsyn/focus';

/** The way from a tile's id or key back to its index. */
export interface ItemIds {
  /** Index of a tile's id, −1 when it is none of this rail. */
  indexOfId(id: NodeId | null): number;
  indexOfKey(key: string): number;
}

/** Creates {@link ItemIds}; the table is made at the first question. */
export function createItemIds(groupId: NodeId, count: number, keyOf: (index: number) => string): ItemIds {
  let table: Map<NodeId, number> | null = null;
  const indexOfId = (id: NodeId | null): number => {
    if (id === null) return -1;
    if (table === null) {
      table = new Map();
      for (let index = 0; index < count; index += 1) table.set(toNodeId(groupId, keyOf(index)), index);
    }
    return table.get(id) ?? -1;
  };
  return { indexOfId, indexOfKey: (key) => indexOfId(toNodeId(groupId, key)) };
}
