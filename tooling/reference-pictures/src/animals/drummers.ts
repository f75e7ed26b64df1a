import { shade, turnHue } from '../painting/colours';
import { type AnimalPainter, eyes, smile } from './face';

/** Three who drum. */
export const drummers: AnimalPainter = (painter, { x, y, s, coat, accent }) => {
  const { oval, shape, rounded, box } = painter;
  [coat, turnHue(coat, 140), turnHue(accent, 60)].forEach((colour, index) => {
    const at = x + (index - 1) * s * 0.34;
    const up = y + s * (0.1 - (index % 2) * 0.1);
    const r = s * (0.17 + (index % 2) * 0.05);
    for (const side of [-1, 1])
      shape(
        [at + side * r * 0.5, up - r * 0.85, at + side * r * 0.35, up - r * 1.5, at + side * r * 0.1, up - r],
        colour,
      );
    oval(at, up + r * 0.1, r, r * 1.2, colour);
    eyes(painter, at, up - r * 0.25, r * 0.32, r * 0.25);
    smile(painter, at, up + r * 0.12, r * 0.3);
    rounded(at - r * 0.8, up + r * 0.7, r * 1.6, r * 0.72, r * 0.12, shade(colour, 0.35));
    box(at - r * 0.8, up + r * 0.8, r * 1.6, r * 0.1, '#fff4c9');
  });
};
