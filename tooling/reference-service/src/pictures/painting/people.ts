import { mix, shade } from './colours';
import type { Painter } from './painter';

/** Somebody seen from afar, standing on a point. */
export function person(
  { box, shape, disc }: Painter,
  x: number,
  foot: number,
  tall: number,
  colour: string,
  coat = colour,
): void {
  box(x - tall * 0.09, foot - tall * 0.36, tall * 0.07, tall * 0.36, colour);
  box(x + tall * 0.02, foot - tall * 0.36, tall * 0.07, tall * 0.36, colour);
  shape(
    [
      x - tall * 0.1,
      foot - tall * 0.8,
      x + tall * 0.1,
      foot - tall * 0.8,
      x + tall * 0.19,
      foot - tall * 0.28,
      x - tall * 0.19,
      foot - tall * 0.28,
    ],
    coat,
  );
  disc(x, foot - tall * 0.89, tall * 0.1, colour);
}

/** Somebody from behind down to the waist, looking into the picture. */
export function back(
  { path, oval, disc }: Painter,
  x: number,
  foot: number,
  tall: number,
  coat: string,
  hair: string,
): void {
  path((on) => {
    on.moveTo(x - tall * 0.32, foot);
    on.bezierCurveTo(
      x - tall * 0.3,
      foot - tall * 0.5,
      x - tall * 0.26,
      foot - tall * 0.62,
      x - tall * 0.07,
      foot - tall * 0.66,
    );
    on.lineTo(x + tall * 0.07, foot - tall * 0.66);
    on.bezierCurveTo(x + tall * 0.26, foot - tall * 0.62, x + tall * 0.3, foot - tall * 0.5, x + tall * 0.32, foot);
  }, coat);
  oval(x, foot - tall * 0.7, tall * 0.06, tall * 0.08, shade(mix(hair, '#e2b48e', 0.5), 0.3));
  oval(x, foot - tall * 0.84, tall * 0.125, tall * 0.15, hair);
  disc(x + tall * 0.06, foot - tall * 0.98, tall * 0.06, hair);
}
