/**
 * What the pictures of a title show, as a wish to whoever draws them: where it happens, out of doors, by the water, in town or indoors.
 * A name that a drawing does not know yet falls back on another.
 */
export type SceneHint =
  | 'sea'
  | 'harbour'
  | 'ship'
  | 'island'
  | 'lighthouse'
  | 'river'
  | 'marsh'
  | 'forest'
  | 'farm'
  | 'garden'
  | 'mountains'
  | 'turbines'
  | 'road'
  | 'railway'
  | 'town'
  | 'castle'
  | 'church'
  | 'school'
  | 'kitchen'
  | 'room'
  | 'workshop'
  | 'library'
  | 'stage'
  | 'studio'
  | 'stadium'
  | 'sky';

/**
 * The light and the colours of a title's pictures, as a wish: the hour or the weather they stand for (`candle` is warm light indoors,
 * `sepia` is the past, `neon` a city by night, `candy` and `meadow` are bright ones for children).
 */
export type PaletteHint =
  | 'night'
  | 'dusk'
  | 'dawn'
  | 'fog'
  | 'storm'
  | 'frost'
  | 'summer'
  | 'autumn'
  | 'candle'
  | 'sepia'
  | 'neon'
  | 'candy'
  | 'meadow'
  | 'ocean';
