import { type NodeId, toNodeId } from '@fjernsyn/focus';
import { contentIdOf } from '@fjernsyn/shell';

/** The keys of the search in the focus tree. */
export const searchKeys = { search: 'search', entry: 'entry', found: 'found' } as const;

/** The group of the search at a place. */
export function searchIdOf(entryKey: string): NodeId {
  return toNodeId(contentIdOf(entryKey), searchKeys.search);
}

/** The group of what was found there. */
export function foundIdOf(entryKey: string): NodeId {
  return toNodeId(searchIdOf(entryKey), searchKeys.found);
}
