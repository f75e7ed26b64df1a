import { type ItemList, parseItemList } from '@fjernsyn/contracts';

/** The answer of a list that has nothing: loaded, as to ask again would bring no other. */
export function emptyAnswer(id: string): ItemList {
  return parseItemList({ id, items: [], size: 0, paging: { page: 1, total: 0, size: 0 } }, () => undefined);
}
