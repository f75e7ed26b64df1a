import { type AnimalPainter, cheeks, eye, sides, smile } from './face';

/** A snail with a striped house. */
export const snail: AnimalPainter = (painter, { x, y, foot, s, coat, accent }) => {
  const { path, disc, line } = painter;
  const { pale } = sides(coat);
  path((on) => {
    on.moveTo(x - s * 0.42, foot);
    on.bezierCurveTo(x - s * 0.5, y - s * 0.1, x - s * 0.36, y - s * 0.2, x - s * 0.3, y - s * 0.1);
    on.bezierCurveTo(x - s * 0.26, y + s * 0.1, x - s * 0.2, y + s * 0.16, x + s * 0.1, y + s * 0.2);
    on.quadraticCurveTo(x + s * 0.36, y + s * 0.22, x + s * 0.46, foot);
    on.closePath();
  }, pale);
  for (let turn = 6; turn > 0; turn -= 1)
    disc(
      x + s * 0.1 - turn * s * 0.003,
      y + s * 0.02 - turn * s * 0.002,
      s * 0.046 * turn,
      turn % 2 === 1 ? coat : accent,
    );
  line([x - s * 0.4, y - s * 0.1, x - s * 0.46, y - s * 0.28], pale, s * 0.026);
  line([x - s * 0.32, y - s * 0.12, x - s * 0.29, y - s * 0.3], pale, s * 0.026);
  eye(painter, x - s * 0.46, y - s * 0.29, s * 0.052);
  eye(painter, x - s * 0.29, y - s * 0.31, s * 0.052);
  smile(painter, x - s * 0.37, y - s * 0.02, s * 0.05);
  cheeks(painter, x - s * 0.29, y + s * 0.05, 0, s * 0.04);
};
