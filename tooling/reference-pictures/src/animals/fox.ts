import { type AnimalPainter, eyes, ink, sides } from './face';

/** A fox with its brush curled beside it. */
export const fox: AnimalPainter = (painter, { x, y, foot, s, coat }) => {
  const { shape, path, disc, oval } = painter;
  const { dark } = sides(coat);
  for (const side of [-1, 1]) {
    shape(
      [x + side * s * 0.3, y - s * 0.1, x + side * s * 0.27, y - s * 0.42, x + side * s * 0.05, y - s * 0.26],
      coat,
    );
    shape(
      [x + side * s * 0.25, y - s * 0.2, x + side * s * 0.24, y - s * 0.35, x + side * s * 0.13, y - s * 0.26],
      dark,
    );
  }
  path((on) => {
    on.moveTo(x + s * 0.12, foot - s * 0.01);
    on.bezierCurveTo(x + s * 0.62, foot + s * 0.03, x + s * 0.62, y + s * 0.02, x + s * 0.46, y - s * 0.04);
    on.bezierCurveTo(x + s * 0.48, y + s * 0.15, x + s * 0.3, y + s * 0.1, x + s * 0.15, y + s * 0.2);
  }, coat);
  disc(x + s * 0.47, y, s * 0.07, '#fff6e6');
  oval(x, y + s * 0.17, s * 0.2, s * 0.19, coat);
  oval(x, y + s * 0.22, s * 0.1, s * 0.13, '#fff6e6');
  path((on) => {
    on.moveTo(x - s * 0.34, y - s * 0.12);
    on.quadraticCurveTo(x - s * 0.2, y - s * 0.32, x, y - s * 0.3);
    on.quadraticCurveTo(x + s * 0.2, y - s * 0.32, x + s * 0.34, y - s * 0.12);
    on.quadraticCurveTo(x + s * 0.18, y + s * 0.14, x, y + s * 0.18);
    on.quadraticCurveTo(x - s * 0.18, y + s * 0.14, x - s * 0.34, y - s * 0.12);
  }, coat);
  path((on) => {
    on.moveTo(x - s * 0.33, y - s * 0.1);
    on.quadraticCurveTo(x - s * 0.12, y - s * 0.08, x, y + s * 0.06);
    on.quadraticCurveTo(x + s * 0.12, y - s * 0.08, x + s * 0.33, y - s * 0.1);
    on.quadraticCurveTo(x + s * 0.18, y + s * 0.13, x, y + s * 0.17);
    on.quadraticCurveTo(x - s * 0.18, y + s * 0.13, x - s * 0.33, y - s * 0.1);
  }, '#fff6e6');
  eyes(painter, x, y - s * 0.1, s * 0.12, s * 0.055);
  oval(x, y + s * 0.12, s * 0.042, s * 0.034, ink);
};
