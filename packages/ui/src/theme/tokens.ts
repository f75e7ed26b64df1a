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

/** Font families, best first. */
export interface FontTokens {
  readonly ui: readonly string[];
  readonly arabic: readonly string[];
}

/** The mark under the current entry: height and radius in canvas px. */
export interface MarkerTokens {
  readonly height: number;
  readonly radius: number;
}

/** What a brand states: everything that may differ between brands. */
export interface BrandTokens {
  readonly name: string;
  readonly font: FontTokens;
  readonly color: ColorTokens;
  readonly radius: RadiusTokens;
  readonly marker: MarkerTokens;
}

/** What a children's universe lays over a brand. */
export interface UniverseTokens {
  readonly color: Partial<ColorTokens>;
  readonly radius: Partial<RadiusTokens>;
  readonly font?: FontTokens;
  /** Width of the focus ring in canvas px. */
  readonly ringWidth?: number;
  /** Colour of the ring on tiles, where it is another than on controls. */
  readonly tileRing?: string;
  /** Opacity of a rail's other tiles while one has focus. */
  readonly neighbourDim?: number;
}

/** Size and line height in canvas px, tracking in em. */
export interface TypeTokens {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  readonly tracking: number;
}

/** Names of the brands that the product knows. */
export type BrandName = 'fjernsyn' | 'havblik';

/** Names of the children's universes. */
export type UniverseName = 'komet' | 'hopla' | 'pip';

/** Ways of showing; they combine. A viewer chooses the first three, `plain` (no glow) is for engines that draw slowly. */
export type ThemeMode = 'highContrast' | 'largeText' | 'reducedMotion' | 'plain';

/** Roles of text. */
export type TypeRole = 'display' | 'title' | 'heading' | 'rail' | 'body' | 'label' | 'button' | 'meta' | 'logo';

/** Values that no brand changes: lengths in px of the 1280×720 canvas, times in ms. */
export const coreTokens = {
  canvas: { width: 1280, height: 720, safeX: 60, safeY: 36, header: 97, footer: 151, rest: 110, heroRail: 424 },
  rail: { gap: 28, space: 32, title: 30, titleGap: 18, captionGap: 12, captionTitle: 26, captionMeta: 24 },
  type: {
    display: { size: 72, line: 72, weight: 700, tracking: -0.02 },
    title: { size: 48, line: 54, weight: 700, tracking: -0.015 },
    heading: { size: 32, line: 40, weight: 700, tracking: -0.01 },
    rail: { size: 24, line: 30, weight: 600, tracking: -0.005 },
    body: { size: 22, line: 30, weight: 400, tracking: 0 },
    label: { size: 20, line: 26, weight: 600, tracking: 0 },
    button: { size: 21, line: 26, weight: 600, tracking: 0 },
    meta: { size: 18, line: 24, weight: 500, tracking: 0 },
    logo: { size: 27, line: 34, weight: 800, tracking: -0.035 },
  } satisfies Record<TypeRole, TypeTokens>,
  focus: { ringWidth: 4, ringGap: 4, restDim: 0.68 },
  motionMs: { focus: 160, blur: 120, rail: 240, page: 300, fade: 200, hero: 600, skeleton: 1600 },
} as const;

/** Families of the scripts that no brand's own family has. */
export const scripts = ['IBM Plex Sans Arabic', 'Noto Sans Hebrew'] as const;

/**
 * A bundled family as stacks name it: in one file for all weights, then in one for each. Letters beyond Western Europe's are a family
 * behind each: as a range of the same one that is not fetched, Chromium looks for a stand-in for them in every size of text.
 */
export function bundled(family: string): readonly string[] {
  return [' Variable', ' Ext Variable', '', ' Ext'].map((kind) => family + kind);
}

const grotesk = bundled('Schibsted Grotesk');

/** The product's own brand. */
export const fjernsyn: BrandTokens = {
  name: 'fjernsyn',
  font: {
    ui: [...grotesk, ...scripts, 'Helvetica Neue', 'Arial', 'sans-serif'],
    arabic: [...scripts, ...grotesk, 'Tahoma', 'Arial', 'sans-serif'],
  },
  color: {
    bg: '#0B1216',
    deep: '#06090C',
    surface: '#152026',
    raised: '#20303A',
    line: '#3A4D58',
    text: '#F7F3EA',
    text2: '#BECACD',
    text3: '#93A2A9',
    accent: '#F6A93B',
    onAccent: '#1B1204',
    ring: '#FFF4DF',
    onRing: '#141009',
    error: '#FF9A82',
    ok: '#9BD8B4',
  },
  radius: { tile: 10, button: 26, key: 12, panel: 20, cell: 8 },
  marker: { height: 14, radius: 14 },
};

/** Factor of text up to 40 px in the large-text mode; titles are large already. */
export const largeTextScale = 1.3;
