/** Ways of showing; they combine. A viewer chooses the first three, `plain` (no glow) is for engines that draw slowly. */
export type ThemeMode = 'highContrast' | 'largeText' | 'reducedMotion' | 'plain';

/** Measures that no brand changes: lengths in px of the 1280×720 canvas. */
export const coreTokens = {
  canvas: { width: 1280, height: 720, safeX: 60, safeY: 36, header: 97, footer: 151, rest: 110, heroRail: 424 },
  rail: { gap: 28, space: 32, title: 30, titleGap: 18, captionGap: 12, captionTitle: 26, captionMeta: 24 },
} as const;
