import { type AnimalPainter, eyes, sides } from './face';

/** An owl with a feathered chest. */
export const owl: AnimalPainter = (painter, { x, y, foot, s, coat, accent }) => {
  const { oval, shape, stroke, disc, rounded } = painter;
  const { dark, pale } = sides(coat);
  oval(x, y + s * 0.02, s * 0.27, s * 0.32, coat);
  for (const side of [-1, 1]) {
    shape(
      [x + side * s * 0.22, y - s * 0.18, x + side * s * 0.26, y - s * 0.42, x + side * s * 0.06, y - s * 0.28],
      coat,
    );
    oval(x + side * s * 0.25, y + s * 0.08, s * 0.08, s * 0.21, dark, -side * 0.25);
  }
  oval(x, y + s * 0.14, s * 0.17, s * 0.18, pale);
  for (let feather = 0; feather < 9; feather += 1)
    stroke(
      (on) =>
        on.arc(
          x - s * 0.09 + (feather % 3) * s * 0.09,
          y + s * 0.08 + Math.floor(feather / 3) * s * 0.07,
          s * 0.03,
          0.3,
          Math.PI - 0.3,
        ),
      coat,
      s * 0.014,
    );
  for (const side of [-1, 1]) {
    disc(x + side * s * 0.115, y - s * 0.11, s * 0.125, pale);
    rounded(x + side * s * 0.07 - s * 0.04, foot - s * 0.025, s * 0.08, s * 0.03, s * 0.015, accent);
  }
  eyes(painter, x, y - s * 0.11, s * 0.112, s * 0.083);
  shape([x - s * 0.045, y - s * 0.05, x + s * 0.045, y - s * 0.05, x, y + s * 0.04], accent);
};
