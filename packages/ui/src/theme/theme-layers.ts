import { pageThemeRules } from './page-theme-rules';
import { layTheme, type ResolvedTheme, type ThemeOptions } from './resolve-theme';
import { themeRules } from './theme-rules';
import {
  type BrandName,
  type BrandTokens,
  bundled,
  type ColorTokens,
  type FontTokens,
  fjernsyn,
  scripts,
  type UniverseName,
  type UniverseTokens,
} from './tokens';
import { universeRules } from './universe-rules';

const havblik: BrandTokens = {
  name: 'HAVBLIK',
  font: {
    ui: [...bundled('Figtree'), ...scripts, 'Arial', 'sans-serif'],
    arabic: [...scripts, ...bundled('Figtree'), 'Arial', 'sans-serif'],
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

const fredoka: FontTokens = {
  ui: [...bundled('Fredoka'), ...scripts, 'Arial', 'sans-serif'],
  arabic: [...scripts, ...bundled('Fredoka'), 'Arial', 'sans-serif'],
};

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
      error: '#FFCFC4',
    },
    radius: { tile: 24, button: 32, key: 24 },
    font: fredoka,
    ringWidth: 8,
    tileRing: '#FFD23F',
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
    radius: { tile: 40, button: 40, key: 36 },
    font: fredoka,
    ringWidth: 12,
    neighbourDim: 0.58,
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

/** The theme that its names stand for. */
export function layThemeOf({ brand, universe, modes = [], page }: ThemeOptions): ResolvedTheme {
  const theme = layTheme({
    brand: brandTokens[brand],
    universe: universe === undefined ? undefined : universeTokens[universe],
    highContrast: modes.includes('highContrast') ? highContrastColors : undefined,
    modes,
  });
  const rules = [
    ...themeRules(theme),
    ...(universe === undefined ? [] : universeRules(universe, theme)),
    ...(page === undefined || theme.isHighContrast ? [] : pageThemeRules(page)),
  ];
  return { ...theme, rules };
}
