import { toRem } from '../theme/rem';

/** What a tile is for, which decides its shape (design 7). */
export type TileRole =
  | 'wide'
  | 'poster'
  | 'square'
  | 'block'
  | 'episode'
  | 'channel'
  | 'profile'
  | 'link'
  | 'credit'
  | 'big'
  | 'round';

/** Measures of a role, in rem. */
export interface TileSize {
  readonly widthRem: number;
  readonly heightRem: number;
  /** When the caption below the art shows; `none` has no caption at all. */
  readonly caption: 'always' | 'focus' | 'none';
}

const size = (width: number, height: number, caption: TileSize['caption']): TileSize => ({
  widthRem: toRem(width),
  heightRem: toRem(height),
  caption,
});

/** The table of roles: nothing on a rail is ever measured. */
export const tileSizes: Readonly<Record<TileRole, TileSize>> = {
  wide: size(256, 144, 'always'),
  poster: size(160, 240, 'focus'),
  square: size(192, 192, 'focus'),
  block: size(344, 258, 'always'),
  episode: size(304, 171, 'always'),
  channel: size(256, 144, 'always'),
  profile: size(136, 136, 'always'),
  link: size(256, 72, 'none'),
  credit: size(288, 80, 'none'),
  big: size(440, 330, 'none'),
  round: size(164, 164, 'none'),
};
