import type { Api } from '@fjernsyn/api';
import { AppError } from '@fjernsyn/kernel';
import { createListSource, isViewersKey, type ListSource } from '@fjernsyn/lists';
import type { Clock } from '@fjernsyn/platform';

/** Dependencies of {@link createReaderLists}. */
export interface ReaderListsDeps {
  readonly api: Api;
  readonly clock: Clock;
}

/** Makes the source of all lists. The code of those that are a viewer's own is fetched with the first of them. */
export function createReaderLists(deps: ReaderListsDeps): ListSource {
  const open = createListSource(deps);
  const own = async (): Promise<Pick<ListSource, 'load' | 'loadPage'>> => {
    const { createOwnLists } = await import('./own-lists').catch((cause: unknown) => {
      throw new AppError('http/unreachable', { cause });
    });
    return createOwnLists(deps.api);
  };

  return {
    ...open,
    load: async (key, signal) => (isViewersKey(key) ? (await own()).load(key, signal) : open.load(key, signal)),
    loadPage: async (list, page, signal) =>
      isViewersKey(list.key) ? (await own()).loadPage(list, page, signal) : open.loadPage(list, page, signal),
  };
}
