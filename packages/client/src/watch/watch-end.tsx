import type { TileModel } from '@fjernsyn/catalogue';
import type { Watch } from '@fjernsyn/shell';
import { Button, type PlayerParts, Rail } from '@fjernsyn/ui';
import { type ReactElement, useCallback } from 'react';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { playerTexts } from '../messages/player/player-texts';
import { ItemTile } from '../page/sections/rail/item-tile';
import { nextTitle } from './watch-up-next';

/** Props of {@link WatchEnd}. */
export interface WatchEndProps {
  readonly watch: Pick<Watch, 'view' | 'command'>;
  readonly parts: Pick<PlayerParts, 'EndScreen'>;
}

/** What can be done when something has ended: what is next, again, back, and what else there is. */
export function WatchEnd({ watch, parts }: WatchEndProps): ReactElement {
  const t = useTexts(playerTexts);
  const { title, end, hasDetails } = useObservedPart(watch.view, (view) => ({
    title: view.item?.title ?? '',
    end: view.end,
    hasDetails: view.hasDetails,
  }));
  const next = end?.next;
  const { EndScreen } = parts;
  return (
    <EndScreen
      text={t('player.ended')}
      title={title}
      failure={end?.hasNextFailed ? t('player.nextFailed') : undefined}
      preferred={next === undefined ? 'replay' : 'next'}
      actions={
        <>
          {next !== undefined && (
            <Button
              focusKey="next"
              order={0}
              icon="next"
              label={t('player.playNext', { title: nextTitle(t, next) })}
              isPrimary
              onActivate={() => watch.command('next')}
            />
          )}
          <Button
            focusKey="replay"
            order={1}
            icon="retry"
            label={t('player.replay')}
            onActivate={() => watch.command('replay')}
          />
          {hasDetails && (
            <Button
              focusKey="details"
              order={2}
              icon="info"
              label={t('player.details')}
              onActivate={() => watch.command('details')}
            />
          )}
          <Button
            focusKey="back"
            order={3}
            icon="back"
            label={t('action.back')}
            onActivate={() => watch.command('leave')}
          />
        </>
      }
      rail={end !== undefined && end.suggestions.length > 0 && <Suggestions tiles={end.suggestions} />}
    />
  );
}

function Suggestions({ tiles }: { readonly tiles: readonly TileModel[] }): ReactElement {
  const t = useTexts(playerTexts);
  const keyOf = useCallback((index: number) => tiles[index]?.id ?? String(index), [tiles]);
  const renderTile = useCallback(
    (index: number) => {
      const tile = tiles[index];
      const place = { railId: 'end', railIndex: 0, tileIndex: index };
      return tile && <ItemTile tile={tile} role="wide" place={place} count={tiles.length} />;
    },
    [tiles],
  );
  return (
    <Rail
      focusKey="suggestions"
      order={1}
      title={t('player.suggestions')}
      role="wide"
      count={tiles.length}
      keyOf={keyOf}
      start={keyOf(0)}
      renderTile={renderTile}
    />
  );
}
