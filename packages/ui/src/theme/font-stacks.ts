import type { FontTokens } from '@fjernsyn/brand';

/** Font families, best first. */
export interface FontStacks {
  readonly ui: readonly string[];
  /** For pages from right to left. */
  readonly arabic: readonly string[];
}

/** Families of the scripts that no brand's own family has. */
const scripts = ['IBM Plex Sans Arabic', 'Noto Sans Hebrew'];

/** The stacks of a brand's fonts: its family, the bundled families of other scripts, and what stands in for them. */
export function fontStacks({ family, fallbacks, arabicFallbacks }: FontTokens): FontStacks {
  const own = family === undefined ? [] : bundled(family);
  return { ui: [...own, ...scripts, ...fallbacks], arabic: [...scripts, ...own, ...arabicFallbacks] };
}

/**
 * A bundled family as stacks name it: in one file for all weights, then in one for each. Letters beyond Western Europe's are a family
 * behind each: as a range of the same one that is not fetched, Chromium looks for a stand-in for them in every size of text.
 */
function bundled(family: string): readonly string[] {
  return [' Variable', ' Ext Variable', '', ' Ext'].map((kind) => family + kind);
}
