import { alpha } from '../painting/colours';
import { type AnimalPainter, cheeks, eyes, smile } from './face';

/** A pile of pancakes that is a planet, with a ring. */
export const pancake: AnimalPainter = (painter, { x, y, s, coat, accent }) => {
  const { oval, path, stroke } = painter;
  for (let layer = 0; layer < 5; layer += 1)
    oval(x, y + s * (0.2 - 0.075 * layer), s * 0.36, s * 0.11, layer % 2 === 1 ? '#f2c879' : '#c98a3a');
  oval(x, y - s * 0.12, s * 0.33, s * 0.09, '#f6d998');
  path((on) => {
    on.moveTo(x - s * 0.24, y - s * 0.14);
    on.quadraticCurveTo(x - s * 0.1, y - s * 0.2, x + s * 0.12, y - s * 0.17);
    on.quadraticCurveTo(x + s * 0.28, y - s * 0.12, x + s * 0.2, y - s * 0.06);
    on.quadraticCurveTo(x + s * 0.18, y + s * 0.12, x + s * 0.13, y - s * 0.03);
    on.quadraticCurveTo(x - s * 0.1, y - s * 0.02, x - s * 0.14, y - s * 0.06);
    on.quadraticCurveTo(x - s * 0.2, y + s * 0.08, x - s * 0.24, y - s * 0.14);
  }, coat);
  stroke(
    (on) => on.ellipse(x, y + s * 0.06, s * 0.56, s * 0.1, -0.12, -0.4, Math.PI + 0.35),
    alpha(accent, 0.9),
    s * 0.02,
  );
  eyes(painter, x, y + s * 0.07, s * 0.1, s * 0.055);
  smile(painter, x, y + s * 0.11, s * 0.05);
  cheeks(painter, x, y + s * 0.13, s * 0.19, s * 0.04);
};
