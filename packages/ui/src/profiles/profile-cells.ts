import type { Layout } from '../settings/layout';
import { toRem } from '../theme/rem';

/** Where profiles stand in rows: in a prompt, six beside one another, or on a page, eight (S9.22). */
export type ProfilePlace = 'prompt' | 'page';

/** The room of one profile, in rem. */
export interface ProfileCell {
  readonly widthRem: number;
  readonly heightRem: number;
  /** Side of the square around its picture. */
  readonly circleRem: number;
  /** Between two rows (S9.23). */
  readonly gapRem: number;
}

const most: Readonly<Record<ProfilePlace, number>> = { prompt: 6, page: 8 };

/** Canvas px: the space over a name, its lines, what the light needs beside a picture, the gap of rows, and how far the room around a picture reaches beyond the edge. */
const measures = { nameGap: 20, name: 30, note: 24, light: 14, row: 33, overhang: 8 };

/** What a picture in focus grows by to either side, in parts of its side, and its own half at rest. */
const reach = 0.56 + 0.5;

/** The room of each profile. Names grow with the text. A picture is as large as its neighbours' light allows. */
export function cellOf(place: ProfilePlace, layout: Layout, textScale: number): ProfileCell {
  const { heightRem: largest } = layout.tiles.profile;
  const widthRem = layout.name === 'tv' ? widthOnSet(place, layout) : widthInWindow(layout);
  const circleRem = Math.min(largest, Math.floor(((widthRem - toRem(measures.light)) / reach) * 2) / 2);
  return {
    widthRem,
    circleRem,
    heightRem: circleRem + toRem(measures.nameGap + (measures.name + measures.note) * textScale),
    gapRem: toRem(measures.row),
  };
}

/** How many profiles stand beside one another: as many as the place has on a set, and as there is room for in a window. */
export function columnsOf(place: ProfilePlace, layout: Layout): number {
  if (layout.name === 'tv') return most[place];
  const roomRem = layout.widthRem - 2 * layout.safeRem;
  return Math.max(1, Math.min(most[place], Math.floor(roomRem / widthInWindow(layout))));
}

function widthOnSet(place: ProfilePlace, { widthRem, safeRem }: Layout): number {
  return (widthRem - 2 * safeRem + 2 * toRem(measures.overhang)) / most[place];
}

function widthInWindow({ tiles }: Layout): number {
  return tiles.profile.widthRem + toRem(2 * measures.nameGap);
}
