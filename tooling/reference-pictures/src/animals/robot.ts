import { type AnimalPainter, sides } from './face';

/** A robot that waves. */
export const robot: AnimalPainter = (painter, { x, y, foot, s, coat, accent }) => {
  const { box, disc, rounded, stroke, oval } = painter;
  const { dark } = sides(coat);
  box(x - s * 0.011, y - s * 0.42, s * 0.022, s * 0.12, dark);
  disc(x, y - s * 0.43, s * 0.04, accent);
  rounded(x - s * 0.24, y - s * 0.33, s * 0.48, s * 0.32, s * 0.08, coat);
  rounded(x - s * 0.19, y - s * 0.27, s * 0.38, s * 0.2, s * 0.07, '#1d2140');
  for (const side of [-1, 1]) {
    oval(x + side * s * 0.085, y - s * 0.18, s * 0.036, s * 0.046, '#9ff3e0');
    disc(x + side * s * 0.1, foot - s * 0.04, s * 0.06, '#2a2540');
    disc(x + side * s * 0.1, foot - s * 0.04, s * 0.024, accent);
  }
  stroke((on) => on.arc(x, y - s * 0.15, s * 0.045, 0.3, Math.PI - 0.3), '#9ff3e0', s * 0.018);
  rounded(x - s * 0.19, y + s * 0.01, s * 0.38, s * 0.24, s * 0.06, dark);
  disc(x - s * 0.08, y + s * 0.1, s * 0.03, accent);
  disc(x, y + s * 0.1, s * 0.03, '#ffffff');
  disc(x + s * 0.08, y + s * 0.1, s * 0.03, '#7ee0c4');
  rounded(x - s * 0.34, y + s * 0.03, s * 0.13, s * 0.06, s * 0.03, coat);
  rounded(x + s * 0.2, y - s * 0.06, s * 0.07, s * 0.16, s * 0.03, coat);
  disc(x + s * 0.235, y - s * 0.09, s * 0.05, accent);
};
