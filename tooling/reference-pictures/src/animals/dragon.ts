import { tint } from '../painting/colours';
import { type AnimalPainter, eye, sides, smile } from './face';

/** A small dragon with a wing and a crest. */
export const dragon: AnimalPainter = (painter, { x, y, foot, s, coat, accent }) => {
  const { shape, oval, path, disc } = painter;
  const { dark, pale } = sides(coat);
  shape(
    [
      x + s * 0.1,
      y - s * 0.05,
      x + s * 0.5,
      y - s * 0.34,
      x + s * 0.44,
      y - s * 0.1,
      x + s * 0.52,
      y + s * 0.02,
      x + s * 0.2,
      y + s * 0.1,
    ],
    accent,
  );
  path((on) => {
    on.moveTo(x + s * 0.1, foot - s * 0.01);
    on.quadraticCurveTo(x + s * 0.6, foot + s * 0.01, x + s * 0.56, y + s * 0.08);
    on.quadraticCurveTo(x + s * 0.42, y + s * 0.2, x + s * 0.15, y + s * 0.12);
  }, coat);
  oval(x + s * 0.03, y + s * 0.12, s * 0.25, s * 0.2, coat);
  oval(x - s * 0.02, y + s * 0.15, s * 0.15, s * 0.15, pale);
  for (let spike = 0; spike < 4; spike += 1)
    shape(
      [
        x - s * 0.1 + spike * s * 0.09,
        y - s * 0.32 + spike * spike * s * 0.012,
        x - s * 0.03 + spike * s * 0.09,
        y - s * 0.42 + spike * s * 0.03,
        x + spike * s * 0.09,
        y - s * 0.28 + spike * spike * s * 0.02,
      ],
      accent,
    );
  oval(x - s * 0.1, y - s * 0.16, s * 0.24, s * 0.19, coat);
  oval(x - s * 0.25, y - s * 0.08, s * 0.14, s * 0.11, tint(coat, 0.22));
  disc(x - s * 0.31, y - s * 0.12, s * 0.016, dark);
  disc(x - s * 0.24, y - s * 0.13, s * 0.016, dark);
  eye(painter, x - s * 0.12, y - s * 0.24, s * 0.06);
  eye(painter, x + s * 0.03, y - s * 0.23, s * 0.06);
  smile(painter, x - s * 0.25, y - s * 0.05, s * 0.06);
  oval(x - s * 0.09, foot - s * 0.03, s * 0.08, s * 0.035, dark);
  oval(x + s * 0.14, foot - s * 0.03, s * 0.08, s * 0.035, dark);
};
