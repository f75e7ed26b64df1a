import { Dialog, RowButton } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { markTexts } from '../../activity/mark-texts';
import { marksOf } from '../../activity/marks';
import { useItemState } from '../../activity/use-item-state';
import { useClient, useOpened } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { useItemActions } from './use-item-actions';

/** Types of which Play plays something: themselves, or one of their episodes. */
const playedTypes: readonly string[] = ['movie', 'program', 'episode', 'trailer', 'channel', 'show', 'season'];

/** The menu of what can be done with an item without opening its page; each row closes it first. */
export function ItemActionsMenu({ overlay }: OverlayProps<'item-actions'>): ReactElement {
  const { rooms } = useClient();
  const { items } = useOpened().places;
  const t = useTexts(markTexts);
  const { item, list } = overlay;
  const { id } = item;
  const act = useItemActions(overlay);
  const isBookmarked = useItemState((running) => running.bookmarkOf(id)) === 'bookmarked';
  const isFollowed = useItemState((running) => running.followOf(id)) === 'following';
  const rating = useItemState((running) => running.ratingOf(id));
  // What nobody can sign in for would lead nowhere.
  const marks = rooms.signIn ? marksOf(item.type) : undefined;
  const canPlay = playedTypes.includes(item.type) || items.watchPathOf(item) !== undefined;
  return (
    <Dialog
      focusKey={overlay.id}
      isMenu
      title={item.title || t('item.untitled')}
      actions={
        <>
          {canPlay && <RowButton focusKey="play" order={0} icon="play" label={t('item.play')} onActivate={act.play} />}
          {item.path !== undefined && (
            <RowButton focusKey="open" order={1} icon="info" label={t('action.more')} onActivate={act.open} />
          )}
          {marks?.canBookmark && list !== 'Bookmarks' && (
            <RowButton
              focusKey="bookmark"
              order={2}
              icon="plus"
              label={t('item.myList')}
              isOn={isBookmarked}
              onActivate={act.toggleBookmark}
            />
          )}
          {marks?.canFollow && (
            <RowButton
              focusKey="follow"
              order={3}
              icon="plus"
              label={t('mark.follow')}
              isOn={isFollowed}
              onActivate={act.toggleFollow}
            />
          )}
          {marks?.canRate && (
            <RowButton
              focusKey="rate"
              order={4}
              icon="star"
              label={t('mark.rate')}
              value={rating?.status === 'rated' ? String(rating.rating) : undefined}
              onActivate={act.rate}
            />
          )}
          {list !== undefined && (
            <RowButton focusKey="remove" order={5} icon="cross" label={t('mark.remove')} onActivate={act.remove} />
          )}
          <RowButton focusKey="close" order={6} icon="back" label={t('action.close')} onActivate={act.close} />
        </>
      }
    />
  );
}
