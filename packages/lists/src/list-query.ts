import { type ListKey, toListKeyText } from './list-key';
import type { ListModel } from './list-model';
import type { ListSource } from './list-source';
import { type ReadQuery, readQueryDefaults } from './read-query';

/** Reads a list's first page, for a rail that comes near the screen (C7). */
export function listQuery(source: ListSource, key: ListKey): ReadQuery<ListModel> {
  return {
    ...readQueryDefaults,
    queryKey: ['list', toListKeyText(key), source.audience()],
    queryFn: ({ signal }) => source.load(key, signal),
  };
}
