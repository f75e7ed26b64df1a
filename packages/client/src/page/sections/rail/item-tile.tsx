import type { TileModel, TileRole } from '@fjernsyn/catalogue';
import { joinSentences } from '@fjernsyn/kernel';
import type { TelemetryPlace } from '@fjernsyn/platform';
import { Tile, tileSizes } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient, useOpened } from '../../../application-context';
import { useEventTime } from '../../../hooks/use-event-time';
import { useIsOffline } from '../../../hooks/use-is-offline';
import { useObserved } from '../../../hooks/use-observed';
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
}

/** CSS pixels in a rem of the 1280 × 720 canvas. */
const canvasRemPx = 16;

/** The width of a logo on a tile, on that canvas. */
const emblemWidthPx = 144;

/** The tile of an item: OK opens its page, or plays it at once, as of channels and in a universe without words. */
export function ItemTile({ tile, role, shape = role, place, count }: ItemTileProps): ReactElement {
  const { application, t } = useClient();
  const { device } = application;
  const isWordless = useObserved(application.universe)?.isWordless === true;
  const { items } = useOpened().places;
  // Who cannot read finds what was chosen, and no page about it; that of a channel has nothing else to do.
  const watchPath = tile.type === 'channel' ? items.watchPathOf(tile) : isWordless ? tile.watchPath : undefined;
  const path = watchPath ?? tile.path ?? tile.watchPath;
  const title = tile.title || t('item.untitled');
  const time = useEventTime(tile);
  const words = tileWords(t, tile, role, time);
  // A programme says best itself what it is, as that it is a film.
  const kind = tile.type === 'program' && words.length > 0 ? '' : kindWords(t, tile.type);
  const isKindSaid = words.includes(kind);
  const badge = time.isLive ? t('item.live') : tile.badge;
  // One notice shows that nothing is reached: a tile only says so.
  const need = useIsOffline(path) ? t('item.offline') : '';
  const { imageScale } = device.deviceClass;

  const showMenu = (): void =>
    void application.overlays.dialogs.show({ kind: 'item-actions', item: { ...tile, title }, place });

  return (
    <Tile
      href={path ?? ''}
      title={title}
      meta={words.join(' · ') || undefined}
      kind={[isKindSaid ? '' : kind, need].filter(Boolean).join(', ') || undefined}
      image={tile.image(tileSizes[shape].widthRem * canvasRemPx, imageScale)}
      emblem={tile.emblem?.(emblemWidthPx, imageScale)}
      badge={badge === undefined || isWordless ? undefined : { text: badge, kind: time.isLive ? 'live' : 'plain' }}
      isDisabled={path === undefined}
      onActivate={() => (watchPath === undefined ? items.open(tile, place) : items.play(tile, place))}
      // Who cannot read has nothing to choose from, and of a link nothing else can be done.
      onMenu={isWordless || tile.type === 'link' ? undefined : showMenu}
      speech={() =>
        joinSentences(
          badge ?? '',
          [title, ...words, isKindSaid ? '' : kind, need].filter(Boolean).join(', '),
          t('rail.position', { position: place.tileIndex + 1, count }),
        )
      }
    />
  );
}
