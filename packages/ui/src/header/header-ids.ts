import { type NodeId, toNodeId } from '@fjernsyn/focus';

/** The keys of a header in the focus tree, and of the navigation in it; search and account stand beside that under their own. */
export const headerKeys = { header: 'header', menu: 'menu' } as const;

/** Ids of a header and its parts. */
export interface HeaderIds {
  readonly header: NodeId;
  /** The logo and the entries. */
  readonly menu: NodeId;
  /** The id of what stands beside the navigation. */
  toolOf(key: string): NodeId;
}

/** The {@link HeaderIds} of the header that stands in the group `parent`; null is the top of the tree. */
export function headerIds(parent: NodeId | null): HeaderIds {
  const header = toNodeId(parent, headerKeys.header);
  return { header, menu: toNodeId(header, headerKeys.menu), toolOf: (key) => toNodeId(header, key) };
}
