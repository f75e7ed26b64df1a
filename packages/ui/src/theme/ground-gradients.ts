import { withAlpha } from './css-values';

/** The ground of a page as it lies over pictures and at the page's end (design 2). */
export interface GroundGradients {
  /** Under words, from the start edge; a wide picture is seen whole beyond them. */
  readonly start: string;
  /** The same in right-to-left, where the picture that is shifted ends under the words. */
  readonly startRtl: string;
  readonly bottom: string;
  /** Over what is cut at the screen's end: nothing shows below the safe area. */
  readonly fade: string;
  /** The same under a first screen whose rail ends above it. */
  readonly sill: string;
}

/** The {@link GroundGradients} of a background. */
export function groundGradients(bg: string): GroundGradients {
  const none = withAlpha(bg, 0);
  return {
    start: `linear-gradient(to right,${withAlpha(bg, 0.92)},${withAlpha(bg, 0.84)} 42%,${none} 64%)`,
    startRtl: `linear-gradient(to left,${bg} 45%,${withAlpha(bg, 0.5)} 62%,${none} 78%)`,
    bottom: `linear-gradient(to top,${bg},${withAlpha(bg, 0.82)} 26%,${none})`,
    fade: `linear-gradient(to top,${bg} 43%,${none})`,
    sill: `linear-gradient(to top,${bg} 78%,${none})`,
  };
}
