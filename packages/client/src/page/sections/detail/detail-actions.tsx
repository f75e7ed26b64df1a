import type { ItemDetailModel } from '@fjernsyn/catalogue';
import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { BookmarkButton } from '../../../activity/bookmark-button';
import { FollowButton } from '../../../activity/follow-button';
import { marksOf } from '../../../activity/marks';
import { RateButton } from '../../../activity/rate-button';
import { useClient, useOpened } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { PlayButton } from './play-button';

/** Props of {@link DetailActions}. */
export interface DetailActionsProps {
  readonly detail: ItemDetailModel;
  readonly title: string;
  /** Shows the whole text; undefined where there is no more of it. */
  readonly onReadMore: (() => void) | undefined;
}

/** Types of which nothing plays: they are about something that does. */
const unplayedTypes: readonly string[] = ['persona', 'team', 'competition', 'confederation', 'stage', 'link'];

/** The buttons of an item's page: Play first, then what a viewer does to an item of its type (C2.42). */
export function DetailActions({ detail, title, onReadMore }: DetailActionsProps): ReactElement {
  const { rooms } = useClient();
  const t = useTexts(detailTexts);
  const { items } = useOpened().places;
  const { id, type, path, playable, trailer } = detail;
  const item = { id, type, title, path };
  // What nobody can sign in for would lead nowhere.
  const marks = rooms.signIn ? marksOf(type) : undefined;
  const place = { railId: 'detail', railIndex: 0, tileIndex: 0 };
  return (
    <>
      {(playable !== undefined || !unplayedTypes.includes(type)) && <PlayButton detail={detail} />}
      {marks?.canBookmark && <BookmarkButton item={item} order={1} />}
      {marks?.canFollow && <FollowButton item={item} order={2} />}
      {trailer !== undefined && (
        <Button
          focusKey="trailer"
          order={3}
          icon="trailer"
          label={t('item.trailer')}
          href={items.watchPathOf(trailer)}
          onActivate={() => items.play(trailer, place)}
        />
      )}
      {marks?.canRate && <RateButton item={item} order={4} />}
      {onReadMore !== undefined && (
        <Button focusKey="text" order={5} icon="info" label={t('action.details')} isIconOnly onActivate={onReadMore} />
      )}
    </>
  );
}
