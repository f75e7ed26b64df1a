import { Dialog, RatingScale, RowButton } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { markTexts } from '../../activity/mark-texts';
import { useAct } from '../../activity/use-act';
import { useItemState } from '../../activity/use-item-state';
import { useClient, useOpened } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { mostRating } from './most-rating';

/** Numbers of which one is given to an item, with focus on the one that was given before; giving one closes it. */
export function RatingPanel({ overlay }: OverlayProps<'rating'>): ReactElement {
  const { overlays } = useClient().application;
  const { config } = useOpened();
  const act = useAct();
  const t = useTexts(markTexts);
  const { item } = overlay;
  const given = useItemState((running) => running.ratingOf(item.id))?.rating;
  const most = mostRating(config.general?.maxUserRating);
  const close = (): void => overlays.choose('close');
  const give = (rating: number): void => {
    close();
    act((running) => running.rate(item, rating));
  };
  return (
    <Dialog
      focusKey={overlay.id}
      kicker={t('mark.question')}
      title={item.title}
      text={t('mark.scale', { most })}
      isMenu
      actions={
        <>
          <RatingScale
            focusKey="scale"
            order={0}
            most={most}
            given={given}
            nameOf={(rating) => t('mark.give', { rating, most })}
            onGive={give}
          />
          <RowButton focusKey="close" order={1} icon="cross" label={t('action.close')} onActivate={close} />
        </>
      }
    />
  );
}
