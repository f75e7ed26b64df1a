import type { ColorTokens } from '@fjernsyn/brand';
import { type Hsl, toCss, toHsl } from './hsl';

/** The hour that a profile's picture shows: colours of sky, sun and sea, and how high the sun stands. */
export interface AvatarHour {
  /** From the top to the horizon. */
  readonly sky: readonly [top: string, foot: string];
  readonly sun: string;
  readonly sea: string;
  /** The middle of the sun, in percent from the top; the horizon is at 66. */
  readonly sunAt: number;
}

/** The hours of grown-ups: high, lower, and half below the horizon. */
const sunPlaces: readonly number[] = [48, 58, 53, 44, 62];

/** Of a child's picture, the oldest children's universe first. */
const universeSunPlaces: readonly number[] = [42, 46, 63];

/** Colours of profiles to which the service gave none. */
const colors: readonly string[] = ['#E0665A', '#1F7A70', '#3F6FB5', '#B5803F', '#7A5AB8', '#5F8F4A'];

/** The hour of a profile by the colour that the service gave it, and by its id, so that it is the same on each set. */
export function hourOf(color: string, id: string): AvatarHour {
  const seed = seedOf(id);
  const base = toHsl(color) ?? (toHsl(pick(colors, seed)) as Hsl);
  const saturation = between(base.saturation, 0.3, 0.7);
  const dusk = turned(base.hue, awayFromSun(base.hue));
  return {
    sky: [
      toCss({ hue: dusk, saturation, lightness: 0.15 }),
      toCss({ ...base, saturation, lightness: between(base.lightness, 0.34, 0.6) }),
    ],
    sun: toCss({ hue: turned(base.hue, -awayFromSun(base.hue)), saturation: 0.95, lightness: 0.84 }),
    sea: toCss({ hue: dusk, saturation: saturation * 0.9, lightness: 0.12 }),
    sunAt: pick(sunPlaces, seed),
  };
}

/** The hour of a children's universe by its colours, the oldest children's first. */
export function universeHour(
  { bg, line, accent, deep }: Pick<ColorTokens, 'bg' | 'line' | 'accent' | 'deep'>,
  index: number,
): AvatarHour {
  return { sky: [bg, line], sun: accent, sea: deep, sunAt: pick(universeSunPlaces, index) };
}

/** Towards blue, by which a sky grows dark; the other way lies yellow, where suns are. */
function awayFromSun(hue: number): number {
  return hue >= 60 && hue < 240 ? 27 : -27;
}

function turned(hue: number, by: number): number {
  return (hue + by + 360) % 360;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function seedOf(id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) >>> 0;
  return sum;
}

function pick<T>(values: readonly T[], seed: number): T {
  return values[seed % values.length] as T;
}
