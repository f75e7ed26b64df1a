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

/** Ways of showing that a viewer may choose; they combine. */
export type ThemeMode = 'highContrast' | 'largeText' | 'reducedMotion';

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

const fjernsyn: BrandTokens = {
  name: 'fjernsyn',
  font: {
    ui: ['Schibsted Grotesk', 'IBM Plex Sans Arabic', 'Helvetica Neue', 'Arial', 'sans-serif'],
    arabic: ['IBM Plex Sans Arabic', 'Schibsted Grotesk', 'Tahoma', 'Arial', 'sans-serif'],
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

const havblik: BrandTokens = {
  name: 'HAVBLIK',
  font: {
    ui: ['Figtree', 'IBM Plex Sans Arabic', 'Arial', 'sans-serif'],
    arabic: ['IBM Plex Sans Arabic', 'Figtree', 'Arial', 'sans-serif'],
  },
  color: {
    bg: '#171126',
    deep: '#0D0918',
    surface: '#231A38',
    raised: '#33274F',
    line: '#51427A',
    text: '#F6F4FB',
    text2: '#C9C1DC',
    text3: '#A096BA',
    accent: '#5FE3C0',
    onAccent: '#04201A',
    ring: '#E9FFF8',
    onRing: '#0A1A16',
    error: '#FF9DA3',
    ok: '#B4E08A',
  },
  radius: { tile: 2, button: 4, key: 4, panel: 4, cell: 2 },
  marker: { height: 4, radius: 0 },
};

/** The brands. */
export const brandTokens: Readonly<Record<BrandName, BrandTokens>> = { fjernsyn, havblik };

/** The children's universes: the same horizon at another hour. */
export const universeTokens: Readonly<Record<UniverseName, UniverseTokens>> = {
  komet: {
    color: {
      bg: '#140F33',
      deep: '#0B0822',
      surface: '#221A52',
      raised: '#34286F',
      line: '#5546A3',
      text: '#FFFFFF',
      text2: '#CFC8F0',
      text3: '#A79DDB',
      accent: '#D7F25C',
      onAccent: '#171D02',
      ring: '#F7FFD9',
      onRing: '#14180A',
    },
    radius: { tile: 14 },
  },
  hopla: {
    color: {
      bg: '#0B5C86',
      deep: '#063C5C',
      surface: '#084B70',
      raised: '#0A3F60',
      line: '#4FA3C7',
      text: '#FFFFFF',
      text2: '#E3F3FA',
      text3: '#CDE7F2',
      accent: '#FFD23F',
      onAccent: '#2A1D00',
      ring: '#FFFFFF',
      onRing: '#0B2C42',
    },
    radius: { tile: 24, button: 32 },
  },
  pip: {
    color: {
      bg: '#5A2A4C',
      deep: '#3A1831',
      surface: '#6D3A5C',
      raised: '#4A2040',
      line: '#A87496',
      text: '#FFF7F0',
      text2: '#F5DDE0',
      text3: '#E8C7D2',
      accent: '#FFC48A',
      onAccent: '#3A1C08',
      ring: '#FFFFFF',
      onRing: '#3A1831',
    },
    radius: { tile: 40, button: 40 },
  },
};

/** Colours of the high-contrast mode, laid over any brand and universe. */
export const highContrastColors: Partial<ColorTokens> = {
  bg: '#000000',
  deep: '#000000',
  surface: '#000000',
  raised: '#1A1A1A',
  line: '#FFFFFF',
  text: '#FFFFFF',
  text2: '#FFFFFF',
  text3: '#E6E6E6',
  accent: '#FFD400',
  onAccent: '#000000',
  ring: '#FFFFFF',
  onRing: '#000000',
  error: '#FFB3A3',
};

/** Factor of text up to 40 px in the large-text mode; titles are large already. */
export const largeTextScale = 1.3;
