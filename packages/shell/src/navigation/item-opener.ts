import type { WatchableItem } from '@fjernsyn/catalogue';
import { createEmitter, type Instant, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Telemetry, TelemetryItem, TelemetryPlace } from '@fjernsyn/platform';
import { loadOpening } from '../reading/load-opening';
import type { Reader } from '../reading/reader';
import type { Links } from './links';
import type { Location } from './location';

/** What a tile, or a button that opens or plays an item, must tell of it. */
export interface OpenableItem {
  readonly id: string;
  /** The service's item type, as `episode`. */
  readonly type: string;
  /** The item's page. */
  readonly path?: string | undefined;
  /** Where it plays. */
  readonly watchPath?: string | undefined;
  /** When an event begins and ends, and the channel that it goes out on. */
  readonly startsAt?: Instant | undefined;
  readonly endsAt?: Instant | undefined;
  readonly channelId?: string | undefined;
  /** The series that it is, or that it is a season of. */
  readonly seriesId?: string | undefined;
}

/** The one way from something on a page to an item: a tile, a hero's button, Play on the item's own page. */
export interface ItemOpener {
  /** Where the item plays now: see `watchPathOf` of catalogue. */
  watchPathOf(item: WatchableItem): string | undefined;
  /** Opens the item's page, or what it plays where it has none; does nothing where it leads nowhere. Emits one event. */
  open(item: OpenableItem, place: TelemetryPlace): void;
  /** Plays the item; does nothing where it cannot be played. Emits one event. */
  play(item: OpenableItem, place: TelemetryPlace): void;
  /**
   * Plays what the item's series starts with, once that is known, and opens the item's page where it cannot be known; does nothing for a
   * viewer who has gone elsewhere meanwhile. Emits one event.
   */
  playSeries(item: OpenableItem, place: TelemetryPlace): Promise<void>;
  /** Tells that focus has rested on the item's tile; of a link nothing is told. */
  rest(item: Pick<OpenableItem, 'id' | 'type'>, place: TelemetryPlace): void;
  /** Hears of what is opened or played, before the viewer is led there. */
  subscribe(listener: (item: OpenableItem) => void): Unsubscribe;
}

/** Dependencies of {@link createItemOpener}. */
export interface ItemOpenerDeps {
  readonly links: Pick<Links, 'open'>;
  /** Where the viewer is. */
  readonly location: Observed<Pick<Location, 'entryKey'>>;
  readonly reading: Pick<Reader, 'loadItem'>;
  readonly telemetry: Telemetry;
  readonly watchPathOf: ItemOpener['watchPathOf'];
}

/** Makes the {@link ItemOpener}. */
export function createItemOpener({ links, location, reading, telemetry, watchPathOf }: ItemOpenerDeps): ItemOpener {
  const openings = createEmitter<OpenableItem>();
  const lead = (item: OpenableItem, path: string | undefined, place: TelemetryPlace): void => {
    if (path === undefined) return;
    const { type } = item;
    telemetry.emit(type === 'link' ? { type: 'link-clicked', path } : { type: 'item-clicked', ...toldOf(item, place) });
    openings.emit(item);
    links.open(path);
  };
  return {
    watchPathOf,
    open: (item, place) => lead(item, item.path ?? item.watchPath, place),
    play: (item, place) => lead(item, watchPathOf(item), place),
    async playSeries(item, place) {
      const { entryKey } = location.get();
      const opening = await loadOpening(reading, item.seriesId ?? item.id).catch(() => undefined);
      if (location.get().entryKey !== entryKey) return;
      if (opening) lead(opening, watchPathOf(opening), place);
      else lead(item, item.path, place);
    },
    rest(item, place) {
      if (item.type !== 'link') telemetry.emit({ type: 'item-focused', ...toldOf(item, place) });
    },
    subscribe: openings.subscribe,
  };
}

/** What is told of an item and of where its tile stands. */
function toldOf(
  { id, type }: Pick<OpenableItem, 'id' | 'type'>,
  { railId, railIndex, tileIndex }: TelemetryPlace,
): TelemetryItem & TelemetryPlace {
  return { itemId: id, itemType: type, railId, railIndex, tileIndex };
}
