import type { ItemDetailModel } from '@fjernsyn/catalogue';
import { Button } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useOpened } from '../../../application-context';
import { useStartWords } from '../../../hooks/use-start-words';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { playSeasonWords, playWords } from '../../../messages/item/detail-words';
import { useWatchPrepared } from '../../../watch/use-watch-prepared';
import { useSeasonChoice } from '../episodes/season-context';

/** Props of {@link PlayButton}. */
export interface PlayButtonProps {
  readonly detail: ItemDetailModel;
}

/** Plays the item, or the opening episode of the chosen season; pressed while that season is on its way, as soon as it has come. */
export function PlayButton({ detail }: PlayButtonProps): ReactElement {
  const { seasons, status, playable: ofSeason } = useSeasonChoice();
  const t = useTexts(detailTexts);
  const { items } = useOpened().places;
  const playsItself = detail.playable?.id === detail.id;
  const playable = playsItself ? detail.playable : ofSeason;
  const watchPath = playable && items.watchPathOf(playable);
  const isAwaited = !playsItself && status === 'loading';
  const play = (): void => {
    if (playable) items.play(playable, { railId: 'detail', railIndex: 0, tileIndex: 0 });
  };
  const wish = useWish(isAwaited, play);

  // A viewer who has come this far will soon play something.
  useWatchPrepared(watchPath !== undefined);

  const start = useStartWords(detail.startsAt);
  const season = seasons.find(({ isSelected }) => isSelected);
  return (
    <Button
      focusKey="play"
      order={0}
      icon="play"
      label={
        isAwaited
          ? playSeasonWords(t, season)
          : playable && watchPath !== undefined
            ? playWords(t, playable)
            : start === ''
              ? t('item.unavailable')
              : t('item.unavailableUntil', { time: start })
      }
      isPrimary={isAwaited || watchPath !== undefined}
      isDisabled={!isAwaited && watchPath === undefined}
      href={watchPath}
      onActivate={isAwaited ? wish : play}
    />
  );
}

/** Keeps the viewer's wish while what it needs is on its way, and fulfils it then. Answers how it is wished. */
function useWish(isAwaited: boolean, fulfil: () => void): () => void {
  const [isWished, setWished] = useState(false);
  useEffect(() => {
    if (!isWished || isAwaited) return;
    setWished(false);
    fulfil();
  }, [isWished, isAwaited, fulfil]);
  return () => setWished(true);
}
