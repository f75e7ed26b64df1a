import type { Api } from '@fjernsyn/api';
import type { Query, QueryClient } from '@tanstack/query-core';
import type { ItemDetailModel } from './item-detail-model';
import type { PageModel } from './page-model';
import { type PlayableItem, toPlayable } from './playable-item';
import type { DetailSection } from './sections/detail-section';

/** What the cache holds of an item that plays, for the viewer of the moment: from its own answer, or from a page or a season that plays it. */
export function findPlayable(
  client: QueryClient,
  { audience }: Pick<Api, 'audience'>,
  id: string,
): PlayableItem | undefined {
  for (const { item, playable } of cachedDetails(client, audience())) {
    if (playable?.id === id) return playable;
    if (item.id === id) return toPlayable(item);
  }
  return undefined;
}

function cachedDetails(client: QueryClient, audience: string): readonly ItemDetailModel[] {
  const isOfAudience = ({ queryKey }: Query): boolean => queryKey[queryKey.length - 1] === audience;
  const dataOf = <Data>(name: 'item' | 'page') =>
    client.getQueriesData<Data>({ queryKey: [name], predicate: isOfAudience }).map(([, data]) => data);
  return [...dataOf<ItemDetailModel>('item'), ...dataOf<PageModel>('page').map(detailOf)].filter(isPresent);
}

function detailOf(page: PageModel | undefined): ItemDetailModel | undefined {
  return page?.sections.find((section): section is DetailSection => section.kind === 'detail')?.detail;
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
