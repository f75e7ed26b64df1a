import { Dialog, RowButton } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { itemActionsTexts } from './item-actions-texts';

/** Types of which Play plays something: themselves, or one of their episodes. */
const playedTypes: readonly string[] = ['movie', 'program', 'episode', 'trailer', 'channel', 'show', 'season'];

/** The menu of what can be done with an item without opening its page; each row closes it first. */
export function ItemActionsMenu({ overlay }: OverlayProps<'item-actions'>): ReactElement {
  const { overlays, start } = useClient().application;
  const t = useTexts(itemActionsTexts);
  const { item, place } = overlay;
  const items = start.opened()?.places.items;
  const isSeries = item.type === 'show' || item.type === 'season';
  const act = (action: () => void) => () => {
    overlays.choose('close');
    action();
  };
  return (
    <Dialog
      focusKey={overlay.id}
      isMenu
      title={item.title || t('item.untitled')}
      text={t('itemActions.text')}
      actions={
        <>
          {items !== undefined && playedTypes.includes(item.type) && (
            <RowButton
              focusKey="play"
              order={0}
              icon="play"
              label={t('item.play')}
              onActivate={act(() => (isSeries ? void items.playSeries(item, place) : items.play(item, place)))}
            />
          )}
          {items !== undefined && item.path !== undefined && (
            <RowButton
              focusKey="open"
              order={1}
              icon="info"
              label={t('action.more')}
              onActivate={act(() => items.open(item, place))}
            />
          )}
          <RowButton
            focusKey="close"
            order={9}
            icon="cross"
            label={t('action.close')}
            onActivate={() => overlays.choose('close')}
          />
        </>
      }
    />
  );
}
