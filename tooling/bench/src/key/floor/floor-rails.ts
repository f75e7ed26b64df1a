import type { FloorRail, FloorTile } from './floor-home';
import { makeElement } from './make-element';

/** Measures of a rail, in px: from one tile to the next, its whole height, and how many tiles are seen. */
const shapes = {
  wide: { pitch: 284, height: 286, seen: 5 },
  poster: { pitch: 188, height: 382, seen: 7 },
} as const;

const safeEdge = 60;

/** What is mounted around what is seen. */
const near = { railsAbove: 2, railsBelow: 3, tilesAround: 2 } as const;

/** A rail in the page. */
export interface MountedRail {
  readonly element: HTMLElement;
  readonly tiles: ReadonlyMap<number, HTMLElement>;
  /** Slides the strip so that a tile stands at the safe edge. */
  slideTo(place: number): void;
  /** Mounts the tiles that are near, and no others. */
  fill(place: number): void;
}

/** The rails that are in the page, by their places. */
export interface FloorRails {
  readonly mounted: ReadonlyMap<number, MountedRail>;
  /** Distance of a rail from the first, in px. */
  topOf(index: number): number;
  /** Mounts the rails that are near, and no others, each where it was left. */
  fill(at: number, places: readonly number[]): void;
}

/** Creates the {@link FloorRails} of a column. */
export function createFloorRails(rails: readonly FloorRail[], column: HTMLElement): FloorRails {
  const mounted = new Map<number, MountedRail>();
  const tops = [0];
  for (const { shape } of rails) tops.push((tops[tops.length - 1] ?? 0) + shapes[shape].height);
  const topOf = (index: number): number => tops[index] ?? 0;
  return {
    mounted,
    topOf,
    fill(at, places) {
      const first = Math.max(0, at - near.railsAbove);
      const end = Math.min(rails.length, at + near.railsBelow + 1);
      mounted.forEach(({ element }, index) => {
        if (index >= first && index < end) return;
        element.remove();
        mounted.delete(index);
      });
      for (let index = first; index < end; index++) {
        const place = places[index] ?? 0;
        const rail = mounted.get(index) ?? mountRail(rails[index] as FloorRail, topOf(index), place);
        if (!mounted.has(index)) column.append(rail.element);
        mounted.set(index, rail);
        rail.fill(place);
      }
    },
  };
}

function mountRail({ shape, title, tiles: all }: FloorRail, top: number, startPlace: number): MountedRail {
  const { pitch, seen } = shapes[shape];
  const strip = makeElement('div', 'strip');
  const element = makeElement('section', `rail ${shape}`, makeElement('h2', '', title), strip);
  element.style.top = `${top}px`;
  const tiles = new Map<number, HTMLElement>();
  const slideTo = (place: number): void => {
    strip.style.transform = `translateX(${-place * pitch}px)`;
  };
  slideTo(startPlace);
  return {
    element,
    tiles,
    slideTo,
    fill(place) {
      const first = Math.max(0, place - near.tilesAround);
      const end = Math.min(all.length, place + seen + near.tilesAround);
      tiles.forEach((tile, index) => {
        if (index >= first && index < end) return;
        tile.remove();
        tiles.delete(index);
      });
      for (let index = first; index < end; index++) {
        if (tiles.has(index)) continue;
        const tile = makeTile(all[index] as FloorTile, safeEdge + index * pitch);
        tiles.set(index, tile);
        strip.append(tile);
      }
    },
  };
}

function makeTile({ id, title, meta, badge, image }: FloorTile, left: number): HTMLElement {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.src = image;
  const frame = makeElement('div', 'frame', makeElement('s', ''), picture, makeElement('u', ''));
  if (badge !== undefined) frame.append(makeElement('i', '', badge));
  const caption = makeElement('div', 'caption', makeElement('b', '', title), makeElement('span', '', meta));
  const tile = makeElement('a', 'tile', frame, caption);
  tile.dataset.focusId = id;
  tile.tabIndex = -1;
  tile.style.left = `${left}px`;
  return tile;
}
