import { type Api, createViewerApi } from '@fjernsyn/api';
import { type ListModel, type ReadQuery, readQueryDefaults, toListModel } from '@fjernsyn/lists';

/** Reads what goes well with an item, at most 18 of them (C7.24). */
export function relatedQuery(api: Pick<Api, 'audience' | 'faults' | 'wiring'>, itemId: string): ReadQuery<ListModel> {
  const { suggestions } = createViewerApi(api);
  return {
    ...readQueryDefaults,
    queryKey: ['related', itemId, api.audience()],
    queryFn: async ({ signal }) => toListModel(await suggestions.related(itemId, signal), api.faults.reportContract),
  };
}
