import { type AnimalPainter, cheeks, eyes, sides, smile } from './face';

/** A mouse with a piece of cheese. */
export const mouse: AnimalPainter = (painter, { x, y, s, coat, accent }) => {
  const { disc, oval, shape } = painter;
  const { dark, pale } = sides(coat);
  for (const side of [-1, 1]) {
    disc(x + side * s * 0.23, y - s * 0.25, s * 0.15, coat);
    disc(x + side * s * 0.23, y - s * 0.25, s * 0.09, '#f7b2b0');
  }
  oval(x, y + s * 0.18, s * 0.19, s * 0.16, coat);
  oval(x, y + s * 0.2, s * 0.11, s * 0.12, pale);
  oval(x, y - s * 0.06, s * 0.24, s * 0.21, coat);
  oval(x, y + s * 0.03, s * 0.12, s * 0.09, pale);
  eyes(painter, x, y - s * 0.1, s * 0.09, s * 0.052);
  disc(x, y - s * 0.02, s * 0.03, '#e0685f');
  smile(painter, x, y + s * 0.02, s * 0.045);
  cheeks(painter, x, y, s * 0.17, s * 0.042);
  shape(
    [x + s * 0.16, y + s * 0.26, x + s * 0.42, y + s * 0.14, x + s * 0.46, y + s * 0.3, x + s * 0.18, y + s * 0.32],
    accent,
  );
  disc(x + s * 0.34, y + s * 0.23, s * 0.02, dark);
  disc(x + s * 0.4, y + s * 0.27, s * 0.014, dark);
};
