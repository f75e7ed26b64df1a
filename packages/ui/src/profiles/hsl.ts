/** A colour by hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** The {@link Hsl} of a colour as `#RGB` or `#RRGGBB`; undefined for any other text. */
export function toHsl(hex: string): Hsl | undefined {
  const digits = /^#(?:[0-9a-f]{3}){1,2}$/i.test(hex) ? hex.slice(1) : '';
  if (digits === '') return undefined;
  const width = digits.length / 3;
  const channel = (at: number): number => {
    const part = digits.slice(at * width, (at + 1) * width);
    return Number.parseInt(width === 1 ? part + part : part, 16) / 255;
  };
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  return { hue: hueOf(red, green, blue, most, spread), saturation, lightness };
}

function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (spread === 0) return 0;
  if (most === red) return 60 * (((green - blue) / spread + 6) % 6);
  return 60 * (most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4);
}

/** The colour as CSS and SVG of every engine write it. */
export function toCss({ hue, saturation, lightness }: Hsl): string {
  return `hsl(${Math.round((hue + 360) % 360)},${Math.round(saturation * 100)}%,${Math.round(lightness * 100)}%)`;
}
