import type { ItemDetailModel } from '@fjernsyn/catalogue';
import { Button } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useOpened } from '../../../application-context';
import { useStartWords } from '../../../hooks/use-start-words';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { useWatchPrepared } from '../../../watch/use-watch-prepared';
import { WatchExpected } from '../../../watch/watch-expected';
import { usePlay } from './use-play';

/** Props of {@link PlayButton}. */
export interface PlayButtonProps {
  readonly detail: ItemDetailModel;
}

/** Plays the item, or an episode of it; pressed while that is on its way, as soon as it has come. */
export function PlayButton({ detail }: PlayButtonProps): ReactElement {
  const t = useTexts(detailTexts);
  const { items } = useOpened().places;
  const { item, label, isAwaited } = usePlay(detail);
  const watchPath = item && items.watchPathOf(item);
  const play = (): void => {
    if (item) items.play(item, { railId: 'detail', railIndex: 0, tileIndex: 0 });
  };
  const wish = useWish(isAwaited, play);

  // A viewer who has come this far will soon play something.
  useWatchPrepared(watchPath !== undefined);

  const start = useStartWords(detail.startsAt);
  const unavailable = start === '' ? t('item.unavailable') : t('item.unavailableUntil', { time: start });
  const canPlay = isAwaited || watchPath !== undefined;
  return (
    <>
      {item && watchPath !== undefined && <WatchExpected itemId={item.id} />}
      <Button
        focusKey="play"
        order={0}
        icon="play"
        label={canPlay ? label : unavailable}
        isPrimary={canPlay}
        isDisabled={!canPlay}
        href={watchPath}
        onActivate={isAwaited ? wish : play}
      />
    </>
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
