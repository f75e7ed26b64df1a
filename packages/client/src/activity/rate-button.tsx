import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import type { BookmarkButtonProps } from './bookmark-button';
import { markTexts } from './mark-texts';
import { useItemState } from './use-item-state';

/** Asks what the viewer thinks of an item; its name says what they have said. */
export function RateButton({ item, order }: BookmarkButtonProps): ReactElement {
  const t = useTexts(markTexts);
  const { dialogs } = useClient().application.overlays;
  const state = useItemState((running) => running.ratingOf(item.id));
  const rating = state?.status === 'rated' ? state.rating : undefined;
  return (
    <Button
      focusKey="rate"
      order={order}
      icon="star"
      isIconOnly
      isOn={rating !== undefined}
      label={rating === undefined ? t('mark.rate') : t('mark.rated', { rating })}
      onActivate={() => dialogs.show({ kind: 'rating', item })}
    />
  );
}
