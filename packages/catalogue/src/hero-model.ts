import type { Item, ListState } from '@fjernsyn/contracts';
import type { DurationMs } from '@fjernsyn/kernel';
import type { ListKey, ListModel } from '@fjernsyn/lists';
import { imageFor } from './image-roles';
import { memoised } from './memoised';
import { type TileModel, toLogo, toTileModel } from './tile-model';
import { toTagline } from './to-tagline';

/** One picture of a hero, with what is said beside it. Texts are empty where there are none. */
export interface HeroSlide extends TileModel {
  readonly tagline: string;
  readonly description: string;
  /** The series that it is, or that it is a season of. */
  readonly seriesId?: string;
  /** The address of the item's logo, as that of the picture. */
  logo(widthPx: number, pixelRatio?: number): string | undefined;
}

/** The large pictures at the top of a page. */
export interface HeroModel {
  readonly id: string;
  readonly title: string;
  readonly listKey: ListKey;
  readonly listState: ListState;
  /** Slides there are now: 0 until the list is loaded. */
  readonly count: number;
  /** How long each slide stands; undefined where slides do not change by themselves. */
  readonly autoCycleMs?: DurationMs;
  /** The slide in a place from 0, the same object each time. */
  slideAt(index: number): HeroSlide | undefined;
}

/** What is known of a hero without its list. */
export type HeroHead = Pick<HeroModel, 'id' | 'title' | 'autoCycleMs'>;

/** A hero with a list in it. */
export function toHeroModel(head: HeroHead, list: ListModel): HeroModel {
  return {
    ...head,
    listKey: list.key,
    listState: list.state,
    count: list.state === 'loaded' ? list.count : 0,
    slideAt: memoised((index) => {
      const item = list.state === 'loaded' ? list.itemAt(index) : undefined;
      return item && toHeroSlide(item);
    }),
  };
}

/** The hero with its list as it was loaded since. */
export function fillHero({ id, title, autoCycleMs }: HeroModel, list: ListModel): HeroModel {
  return toHeroModel({ id, title, ...(autoCycleMs === undefined ? {} : { autoCycleMs }) }, list);
}

function toHeroSlide(item: Item): HeroSlide {
  const { images } = item;
  const seriesId = item.type === 'show' ? item.id : item.type === 'season' ? item.showId : undefined;
  return {
    ...toTileModel(item, 'wide'),
    tagline: toTagline(item.tagline),
    description: item.description ?? item.shortDescription ?? '',
    ...(seriesId === undefined ? {} : { seriesId }),
    image: (widthPx, pixelRatio) => imageFor([images], 'hero', { widthPx, pixelRatio }),
    logo: toLogo(images),
  };
}
