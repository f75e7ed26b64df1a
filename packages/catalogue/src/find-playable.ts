import type { Api } from '@fjernsyn/api';
import type { Query, QueryClient } from '@tanstack/query-core';
import { type ItemDetailModel, type PlayableItem, toPlayable } from './item-detail-model';
import type { PageModel } from './page-model';

/** What the cache holds of an item that plays, for the viewer of the moment: from its own answer, or from a page or a season that plays it. */
export function findPlayable(
  client: QueryClient,
  { audience }: Pick<Api, 'audience'>,
  id: string,
): PlayableItem | undefined {
  for (const { item, playable } of cachedDetails(client, audience())) {
    if (item.id === id) return toPlayable(item);
    if (playable?.id === id) return playable;
  }
  return undefined;
}

function cachedDetails(client: QueryClient, audience: string): readonly ItemDetailModel[] {
  const isOfAudience = ({ queryKey }: Query): boolean => queryKey[queryKey.length - 1] === audience;
  const dataOf = <Data>(name: 'item' | 'page') =>
    client.getQueriesData<Data>({ queryKey: [name], predicate: isOfAudience }).map(([, data]) => data);
  const items = dataOf<ItemDetailModel>('item').filter((detail) => detail !== undefined);
  return [...items, ...dataOf<PageModel>('page').flatMap(detailsOf)];
}

function detailsOf(page: PageModel | undefined): readonly ItemDetailModel[] {
  return (page?.sections ?? []).flatMap((section) => (section.kind === 'detail' ? [section.detail] : []));
}
