import { childKeyOf, type NodeId } from '@fjernsyn/focus';

/** The way from a tile's id or key back to its index. */
export interface ItemIds {
  /** Index of a tile's id, −1 when it is none of this rail. */
  indexOfId(id: NodeId | null): number;
  indexOfKey(key: string): number;
}

/** Creates {@link ItemIds}; the table is made at the first question about a tile of the rail. */
export function createItemIds(groupId: NodeId, count: number, keyOf: (index: number) => string): ItemIds {
  let table: Map<string, number> | null = null;
  const indexOfKey = (key: string): number => {
    if (table === null) {
      table = new Map();
      for (let index = 0; index < count; index += 1) table.set(keyOf(index), index);
    }
    return table.get(key) ?? -1;
  };
  return {
    indexOfId(id) {
      const key = id === null ? undefined : childKeyOf(id, groupId);
      return key === undefined ? -1 : indexOfKey(key);
    },
    indexOfKey,
  };
}
