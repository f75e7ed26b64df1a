import type { HeroSlide } from '@fjernsyn/catalogue';
import type { TelemetryPlace } from '@fjernsyn/platform';
import { Button } from '@fjernsyn/ui';
import { type ReactElement, useState } from 'react';
import { BookmarkButton } from '../../../activity/bookmark-button';
import { useClient, useOpened } from '../../../application-context';

/** Props of {@link SlideActions}. */
export interface SlideActionsProps {
  readonly slide: HeroSlide;
  readonly index: number;
  readonly heroId: string;
}

/** The buttons of a slide: one that plays the film, or what the series starts with, the viewer's list, and the way to its page. */
export function SlideActions({ slide, index, heroId }: SlideActionsProps): ReactElement {
  const { t } = useClient();
  const { items } = useOpened().places;
  const [preparedId, prepare] = useState<string>();
  const { id, watchPath, path, seriesId } = slide;
  const place: TelemetryPlace = { railId: heroId, railIndex: 0, tileIndex: index };
  const isPreparing = preparedId === id;
  const playSeries = async (): Promise<void> => {
    if (isPreparing) return;
    prepare(id);
    await items.playSeries(slide, place);
    prepare(undefined);
  };
  return (
    <>
      {(watchPath !== undefined || seriesId !== undefined) && (
        <Button
          focusKey="play"
          order={0}
          icon="play"
          label={t(isPreparing ? 'item.preparing' : 'item.play')}
          isPrimary
          href={watchPath}
          onActivate={() => (watchPath === undefined ? void playSeries() : items.play(slide, place))}
        />
      )}
      {slide.type !== 'link' && <BookmarkButton item={slide} order={1} />}
      {path !== undefined && (
        <Button
          focusKey="details"
          order={2}
          icon="info"
          label={t('action.more')}
          href={path}
          onActivate={() => items.open(slide, place)}
        />
      )}
    </>
  );
}
