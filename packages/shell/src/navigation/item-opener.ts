import type { Telemetry, TelemetryPlace } from '@fjernsyn/platform';
import type { Links } from './links';

/** What a tile, or a button that opens or plays an item, must tell of it. */
export interface OpenableItem {
  readonly id: string;
  /** The service's item type, as `episode`. */
  readonly type: string;
  /** The item's page. */
  readonly path?: string | undefined;
  /** Where it plays. */
  readonly watchPath?: string | undefined;
}

/** The one way from something on a page to an item: a tile, a hero's button, Play on the item's own page. */
export interface ItemOpener {
  /** Where the item plays: the service's address, or one made of its pattern; undefined where it has neither. */
  watchPathOf(item: Pick<OpenableItem, 'id' | 'watchPath'>): string | undefined;
  /** Opens the item's page, or what it plays where it has none; does nothing where it leads nowhere. Emits one event. */
  open(item: OpenableItem, place: TelemetryPlace): void;
  /** Plays the item; does nothing where it cannot be played. Emits one event. */
  play(item: OpenableItem, place: TelemetryPlace): void;
}

/** Dependencies of {@link createItemOpener}. */
export interface ItemOpenerDeps {
  readonly links: Pick<Links, 'open'>;
  readonly telemetry: Telemetry;
  /** The address of the watch page of an item's id, by the sitemap's pattern. */
  readonly watchPattern: (id: string) => string | undefined;
}

/** Makes the {@link ItemOpener}. */
export function createItemOpener({ links, telemetry, watchPattern }: ItemOpenerDeps): ItemOpener {
  const lead = ({ id, type }: OpenableItem, path: string | undefined, place: TelemetryPlace): void => {
    if (path === undefined) return;
    telemetry.emit(
      type === 'link'
        ? { type: 'link-clicked', path }
        : {
            type: 'item-clicked',
            itemId: id,
            itemType: type,
            railId: place.railId,
            railIndex: place.railIndex,
            tileIndex: place.tileIndex,
          },
    );
    links.open(path);
  };
  const watchPathOf: ItemOpener['watchPathOf'] = ({ id, watchPath }) => watchPath ?? watchPattern(id);
  return {
    watchPathOf,
    open: (item, place) => lead(item, item.path ?? item.watchPath, place),
    play: (item, place) => lead(item, watchPathOf(item), place),
  };
}
