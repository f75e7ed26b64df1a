/** How an icon is drawn on its 24 × 24 field. */
export interface IconDrawing {
  /** Paths drawn with the pen. */
  readonly pen: readonly string[];
  /** Paths filled. */
  readonly fill?: readonly string[];
  /** Digits set in the middle. */
  readonly digits?: string;
  /** Width of the pen, where it is not the usual one. */
  readonly penWidth?: number;
  /** Mirrored in right-to-left: it points along the reading direction. */
  readonly isDirectional?: boolean;
}
