import { type Api, createViewerApi } from '@fjernsyn/api';
import { createViewerListSource, type ListSource } from '@fjernsyn/lists';

/** Makes the source of the lists that are a viewer's own, on the calls for whoever is signed in. */
export function createOwnLists(api: Api): Pick<ListSource, 'load' | 'loadPage'> {
  return createViewerListSource({ api: createViewerApi(api), faults: api.faults });
}
