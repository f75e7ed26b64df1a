/** One path of a drawing. Its colour follows the theme, so that it changes with universe, contrast and focus. */
export interface DrawingPath {
  /** Path data of SVG. */
  readonly d: string;
  readonly paint: 'fill' | 'stroke';
  readonly tone: 'accent' | 'text';
  /** Default 1. */
  readonly opacity?: number;
  /** Default that of the drawing. */
  readonly strokeWidth?: number;
  /** Lengths of dashes and gaps, as SVG writes them; default a whole line. */
  readonly dashes?: string;
}

/** A line drawing in two colours, on a canvas of its own units. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokeWidth: number;
  readonly paths: readonly DrawingPath[];
}

/** A picture with its size in px of the 1280 × 720 canvas. */
export interface Picture {
  /** A `data:` address keeps the picture inside the brand's file. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of a brand. */
export interface Artwork {
  /** Stands before the name, alone on icons, and on the start image. */
  readonly mark: Drawing;
  /** Shown where something of the product is away: an outage, an error. */
  readonly away: Drawing;
  /** Stands in place of mark and name, in the header and on the start image; none for most brands. */
  readonly logo?: Picture;
}
