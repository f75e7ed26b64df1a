import { type NodeId, toNodeId } from '@fjernsyn/focus';
import { contentIdOf } from '@fjernsyn/shell';

/** The keys of the search in the focus tree. */
export const searchKeys = { search: 'search', entry: 'entry', found: 'found', results: 'results' } as const;

/** The group of the search at a place. */
export function searchIdOf(entryKey: string): NodeId {
  return toNodeId(contentIdOf(entryKey), searchKeys.search);
}

/** The group of what was found there, without the field above it. */
export function resultsIdOf(entryKey: string): NodeId {
  return toNodeId(toNodeId(searchIdOf(entryKey), searchKeys.found), searchKeys.results);
}
