/** The colours of one picture, from the top of the sky down to what stands in front. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly glow: string;
  readonly far: string;
  readonly near: string;
}

/** Dusk in eight ways. */
export const duskPalettes: readonly [Palette, ...Palette[]] = [
  { sky: ['#141b3d', '#4a4470', '#d98a7a'], glow: '#ffd9a8', far: '#3b3a5c', near: '#191a33' },
  { sky: ['#0b2531', '#2c5a62', '#e3b27f'], glow: '#fff0c9', far: '#24474c', near: '#0d2024' },
  { sky: ['#1d1030', '#5a2f5e', '#e58b6a'], glow: '#ffd08a', far: '#41264c', near: '#1a0d28' },
  { sky: ['#39444d', '#74828a', '#c9cdc7'], glow: '#f4efe0', far: '#59666c', near: '#2b353b' },
  { sky: ['#2a1a1f', '#8a4a3a', '#f0a860'], glow: '#ffe2ae', far: '#5c332f', near: '#25151a' },
  { sky: ['#0a1c24', '#175048', '#7fc8a0'], glow: '#d9f5dc', far: '#16403f', near: '#081a1f' },
  { sky: ['#16263c', '#5b86a8', '#dbe8ee'], glow: '#ffffff', far: '#486a86', near: '#1b2f45' },
  { sky: ['#0e1030', '#2b2f6b', '#8d7fc4'], glow: '#e9dcff', far: '#2a2a5e', near: '#0f1030' },
];

/** Four bright mornings. */
export const childrenPalettes: readonly [Palette, ...Palette[]] = [
  { sky: ['#2f7fb8', '#8fd0e8', '#fdf0c4'], glow: '#fff7d6', far: '#5fae7a', near: '#2f7a5c' },
  { sky: ['#f28a6a', '#f9c27d', '#fdeab5'], glow: '#fffbe6', far: '#c76a72', near: '#8a4462' },
  { sky: ['#5a4fa8', '#b08fd8', '#f7d2e0'], glow: '#fff4f8', far: '#7a6fc0', near: '#463c85' },
  { sky: ['#1f8f86', '#84d6bf', '#f6f4cf'], glow: '#fffef0', far: '#3fae9a', near: '#1c6f6a' },
];
