import type { RailModel } from '@fjernsyn/catalogue';
import { toViewerListKind } from '@fjernsyn/lists';
import type { RailTexts } from '@fjernsyn/ui';
import { useClient, useOpened } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';

/** What stands in the place of a list without items. */
export interface EmptyList {
  readonly texts: RailTexts;
  /** What its button does; undefined where it has none, and its place is not missed. */
  readonly onAction: (() => void) | undefined;
}

/** What is said of a list that is empty: of the viewer's own list how it is filled, with a way to find something (design 9). */
export function useEmptyList({ listKey }: Pick<RailModel, 'listKey'>): EmptyList {
  const { application, t } = useClient();
  const { places } = useOpened();
  const { search } = application.configuration.paths;
  const hasSearch = useObserved(application.universe)?.hasSearch !== false;
  if (listKey === undefined || toViewerListKind(listKey) !== 'Bookmarks')
    return { texts: { message: t('rail.empty') }, onAction: undefined };
  return {
    texts: { message: t('rail.myListEmpty'), hint: t('rail.myListHint'), action: t('rail.find') },
    onAction: hasSearch ? () => places.openMenuEntry(search) : places.goHome,
  };
}
