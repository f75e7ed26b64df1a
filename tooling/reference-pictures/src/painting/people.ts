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

/** Somebody on a stage, near enough to have shoulders, arms and a dress or a coat. */
export function performer(
  { path, oval, disc, line }: Painter,
  x: number,
  foot: number,
  tall: number,
  colour: string,
  coat: string,
): void {
  for (const side of [-1, 1])
    line([x + side * tall * 0.05, foot, x + side * tall * 0.045, foot - tall * 0.3], colour, tall * 0.045);
  for (const side of [-1, 1])
    line(
      [
        x + side * tall * 0.11,
        foot - tall * 0.76,
        x + side * tall * 0.145,
        foot - tall * 0.6,
        x + side * tall * 0.15,
        foot - tall * 0.45,
      ],
      shade(coat, 0.28),
      tall * 0.048,
    );
  path((on) => {
    on.moveTo(x - tall * 0.045, foot - tall * 0.81);
    on.bezierCurveTo(
      x - tall * 0.15,
      foot - tall * 0.8,
      x - tall * 0.14,
      foot - tall * 0.7,
      x - tall * 0.09,
      foot - tall * 0.56,
    );
    on.bezierCurveTo(
      x - tall * 0.1,
      foot - tall * 0.42,
      x - tall * 0.18,
      foot - tall * 0.26,
      x - tall * 0.19,
      foot - tall * 0.14,
    );
    on.quadraticCurveTo(x, foot - tall * 0.09, x + tall * 0.19, foot - tall * 0.14);
    on.bezierCurveTo(
      x + tall * 0.18,
      foot - tall * 0.26,
      x + tall * 0.1,
      foot - tall * 0.42,
      x + tall * 0.09,
      foot - tall * 0.56,
    );
    on.bezierCurveTo(
      x + tall * 0.14,
      foot - tall * 0.7,
      x + tall * 0.15,
      foot - tall * 0.8,
      x + tall * 0.045,
      foot - tall * 0.81,
    );
    on.closePath();
  }, coat);
  line([x, foot - tall * 0.8, x, foot - tall * 0.86], shade(mix(colour, '#e2b48e', 0.5), 0.2), tall * 0.05);
  oval(x, foot - tall * 0.91, tall * 0.055, tall * 0.072, mix(colour, '#e2b48e', 0.72));
  oval(x, foot - tall * 0.952, tall * 0.06, tall * 0.04, colour);
  disc(x + tall * 0.015, foot - tall * 1.005, tall * 0.028, colour);
}
