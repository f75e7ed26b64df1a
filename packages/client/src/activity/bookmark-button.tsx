import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useAct } from './use-act';
import { useItemState } from './use-item-state';

/** Props of {@link BookmarkButton}. */
export interface BookmarkButtonProps {
  readonly item: {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    readonly path?: string | undefined;
  };
  readonly order: number;
}

/** Puts an item on the viewer's own list, or takes it off; it shows what the service has, and not what is on its way. */
export function BookmarkButton({ item, order }: BookmarkButtonProps): ReactElement {
  const { t } = useClient();
  const act = useAct();
  const state = useItemState((running) => running.bookmarkOf(item.id));
  const isOn = state === 'bookmarked' || state === 'removing';
  return (
    <Button
      focusKey="my-list"
      order={order}
      icon={isOn ? 'check' : 'plus'}
      label={t('item.myList')}
      isOn={isOn}
      speech={() => t(isOn ? 'item.myListRemove' : 'item.myListAdd')}
      onActivate={() => act((running) => running.toggleBookmark(item))}
    />
  );
}
