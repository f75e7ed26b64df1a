import { alpha, shade, tint } from '../painting/colours';
import type { Painter } from '../painting/painter';

/** Where an animal stands and what it wears. Measures are px; `s` is the frame's size. */
export interface Body {
  readonly x: number;
  readonly y: number;
  /** Where the ground is. */
  readonly foot: number;
  readonly s: number;
  readonly coat: string;
  readonly accent: string;
}

/** Draws one animal, looking at the child. */
export type AnimalPainter = (painter: Painter, body: Body) => void;

/** The darkest of every animal: eyes and mouths. */
export const ink = '#1c1a2b';

/** The shaded and the pale side of a coat. */
export function sides(coat: string): { readonly dark: string; readonly pale: string } {
  return { dark: shade(coat, 0.22), pale: tint(coat, 0.6) };
}

/** A round eye with a light in it. */
export function eye({ disc }: Painter, x: number, y: number, radius: number): void {
  disc(x, y, radius, '#ffffff');
  disc(x + radius * 0.12, y + radius * 0.1, radius * 0.58, ink);
  disc(x - radius * 0.06, y - radius * 0.14, radius * 0.22, '#ffffff');
}

/** Two eyes on a level. */
export function eyes(painter: Painter, x: number, y: number, apart: number, radius: number): void {
  eye(painter, x - apart, y, radius);
  eye(painter, x + apart, y, radius);
}

/** A smile of a radius. */
export function smile({ stroke }: Painter, x: number, y: number, radius: number): void {
  stroke((on) => on.arc(x, y, radius, 0.25, Math.PI - 0.25), ink, radius * 0.22);
}

/** Two red cheeks. */
export function cheeks({ oval }: Painter, x: number, y: number, apart: number, radius: number): void {
  for (const side of [-1, 1]) oval(x + side * apart, y, radius, radius * 0.62, alpha('#ff6f61', 0.5));
}
