import type { ColorTokens, FontTokens, RadiusTokens } from './tokens';

/** A colour: one of the theme by its token, or one of its own as `#RRGGBB`. */
export type Paint = keyof ColorTokens | `#${string}`;

/** One layer of the picture behind a page; lengths in canvas px, places in percent of the page. */
export type GroundLayer =
  | {
      readonly kind: 'discs';
      readonly paint: Paint;
      readonly discs: readonly (readonly [x: number, y: number, radius: number])[];
    }
  | {
      readonly kind: 'hill';
      readonly paint: Paint;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  /** The colours from top to bottom, and where each of them is reached; ends need no place. */
  | { readonly kind: 'sky'; readonly stops: readonly (readonly [paint: Paint, at?: number])[] };

/** Sizes of letters for children who are learning to read, in canvas px. */
export interface LargeLetters {
  readonly tileTitle: number;
  readonly tileTitleLine: number;
  /** How many lines a tile's title may take. */
  readonly lines: 1 | 2;
  /** Size of the em of the on-screen keyboard. */
  readonly keypad: number;
}

/** What a universe lays over the look of its brand. */
export interface UniverseLook {
  readonly color: Partial<ColorTokens>;
  readonly radius: Partial<RadiusTokens>;
  readonly font?: FontTokens;
  /** Width of the focus ring in canvas px. */
  readonly ringWidth?: number;
  /** Colour of the ring on tiles, where it is another than on controls. */
  readonly tileRing?: string;
  /** Opacity of a rail's other tiles while one has focus. */
  readonly neighbourDim?: number;
  /** The picture behind the page, the layer in front first. */
  readonly ground: readonly GroundLayer[];
  /** Default the letters of the brand. */
  readonly letters?: LargeLetters;
  /** Which texts of a tile show: both lines, the second in focus alone, or none; readers hear all of them. */
  readonly tileText: 'both' | 'second-in-focus' | 'none';
  /** Width of a white edge around tiles without focus, in canvas px; default the hairline of the brand, 0 for none. */
  readonly tileEdge?: number;
}

/** The shapes of tiles whose place others may take. */
export type TileShape = 'wide' | 'poster' | 'square' | 'block' | 'episode' | 'link' | 'channel' | 'round' | 'big';

/** A children's universe: which pages it is, how they look, and what they leave out. */
export interface Universe {
  /** Names the universe within its brand. */
  readonly id: string;
  /** Its name as viewers read it. */
  readonly name: string;
  /** The ages that it is for, as people write them. */
  readonly ages: string;
  /** The service's key of the page that is its home. */
  readonly home: string;
  /** The titles of rails are hidden from the eye, as the children cannot read yet. */
  readonly hidesTitles: boolean;
  /** Whether its pages open with a hero, which is read. */
  readonly hasHero: boolean;
  /** Which tiles take the place of those that the service means. */
  readonly tiles: Readonly<Partial<Record<TileShape, TileShape>>>;
  /** Whether it is pictures alone: no texts between them, no focus in its header, and OK plays at once. */
  readonly isWordless: boolean;
  /** Whether its header leads to the search. */
  readonly hasSearch: boolean;
  /** Whether its header shows the account, or the way to one. */
  readonly hasAccount: boolean;
  readonly look: UniverseLook;
}
