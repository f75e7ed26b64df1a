/** Colours of a brand or universe, as `#RRGGBB`. */
export interface ColorTokens {
  readonly bg: string;
  readonly deep: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly ring: string;
  readonly onRing: string;
  readonly error: string;
  readonly ok: string;
}

/** Corner radii in canvas px. */
export interface RadiusTokens {
  readonly tile: number;
  readonly button: number;
  readonly key: number;
  readonly panel: number;
  readonly cell: number;
}

/** Font families. The bundled families for Arabic and Hebrew need no mention. */
export interface FontTokens {
  /** A family that the product bundles; none for the letters of the set. */
  readonly family?: string;
  /** What stands in for it, best first. */
  readonly fallbacks: readonly string[];
  /** What stands in for the bundled Arabic family in pages from right to left, best first. */
  readonly arabicFallbacks: readonly string[];
}

/** The mark under the current entry: height and radius in canvas px. */
export interface MarkerTokens {
  readonly height: number;
  readonly radius: number;
}
