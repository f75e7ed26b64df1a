import type { TileModel, TileRole } from '@fjernsyn/catalogue';
import { joinSentences } from '@fjernsyn/kernel';
import type { ViewerListKind } from '@fjernsyn/lists';
import type { TelemetryPlace } from '@fjernsyn/platform';
import { type BadgeProps, Tile, tileSizes } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useWatched } from '../../../activity/use-watched';
import { useClient, useOpened } from '../../../application-context';
import { useEventTime } from '../../../hooks/use-event-time';
import { useIsOffline } from '../../../hooks/use-is-offline';
import { useObserved } from '../../../hooks/use-observed';
import type { Translate } from '../../../messages/create-translate';
import { kindWords, tileWords } from '../../../messages/item/item-words';

/** Props of {@link ItemTile}. */
export interface ItemTileProps {
  readonly tile: TileModel;
  readonly role: TileRole;
  /** The role that shows, where it is another. */
  readonly shape?: keyof typeof tileSizes;
  readonly place: TelemetryPlace;
  /** How many tiles the rail has. */
  readonly count: number;
  /** The viewer's own list that it stands in, from which its menu takes it. */
  readonly list?: ViewerListKind | undefined;
}

/** CSS pixels in a rem of the 1280 × 720 canvas. */
const canvasRemPx = 16;

/** The width of a logo on a tile, on that canvas. */
const emblemWidthPx = 144;

/** The tile of an item: OK opens its page, or plays it at once, as of channels and in a universe without words. */
export function ItemTile({ tile, role, shape = role, place, count, list }: ItemTileProps): ReactElement {
  const { application, t } = useClient();
  const { device } = application;
  const isWordless = useObserved(application.universe)?.isWordless === true;
  const { items } = useOpened().places;
  // Who cannot read finds what was chosen, and no page about it; that of a channel has nothing else to do.
  const watchPath = tile.type === 'channel' ? items.watchPathOf(tile) : isWordless ? tile.watchPath : undefined;
  const path = watchPath ?? tile.path ?? tile.watchPath;
  const title = tile.title || t('item.untitled');
  const time = useEventTime(tile);
  const { progress, leftSeconds, isSeen } = useWatched(tile);
  const words = tileWords(t, tile, role, { time, leftSeconds });
  // A programme says best itself what it is, as that it is a film.
  const kind = tile.type === 'program' && words.length > 0 ? '' : kindWords(t, tile.type);
  const isKindSaid = words.includes(kind);
  const badge = isWordless ? undefined : badgeOf(t, tile, { isLive: time.isLive, isSeen });
  // One notice shows that nothing is reached: a tile only says so.
  const need = useIsOffline(path) ? t('item.offline') : '';
  const { imageScale } = device.deviceClass;

  const showMenu = (): void =>
    void application.overlays.dialogs.show({ kind: 'item-actions', item: { ...tile, title }, place, list });

  return (
    <Tile
      href={path ?? ''}
      title={title}
      meta={words.join(' · ') || undefined}
      kind={[isKindSaid ? '' : kind, need].filter(Boolean).join(', ') || undefined}
      image={tile.image(tileSizes[shape].widthRem * canvasRemPx, imageScale)}
      emblem={tile.emblem?.(emblemWidthPx, imageScale)}
      badge={badge}
      progress={shape === 'round' ? undefined : progress}
      isDisabled={path === undefined}
      onActivate={() => (watchPath === undefined ? items.open(tile, place) : items.play(tile, place))}
      // Who cannot read has nothing to choose from, and of a link nothing else can be done.
      onMenu={isWordless || tile.type === 'link' ? undefined : showMenu}
      onRest={() => items.rest(tile, place)}
      speech={() =>
        joinSentences(
          badge?.text ?? '',
          [title, ...words, isKindSaid ? '' : kind, need].filter(Boolean).join(', '),
          t('rail.position', { position: place.tileIndex + 1, count }),
        )
      }
    />
  );
}

/** The word on a tile's picture: that it is on now, that it has been seen, or what the service says. */
function badgeOf(
  t: Translate,
  { badge }: TileModel,
  { isLive, isSeen }: { readonly isLive: boolean; readonly isSeen: boolean },
): BadgeProps | undefined {
  if (isLive) return { text: t('item.live'), kind: 'live' };
  if (isSeen) return { text: t('item.seen'), kind: 'seen' };
  return badge === undefined ? undefined : { text: badge };
}
