import { alpha, mix } from '../painting/colours';
import type { Scene } from '../scene';

/** A globe in a studio's light; a desk with the news, or the rings of a talk. */
export const studio: Scene = (painter, frame) => {
  const { height, width, size: s, focusX: x, palette: p, trait, random } = frame;
  const { shape, disc, gradient, within, stroke, line, oval, rounded, glow } = painter;
  painter.sky([
    [0, p.night],
    [1, p.deep],
  ]);
  const lean = trait('lean') > 0.5 ? 1 : -1;
  for (let beam = -2; beam < 8; beam += 1) {
    const top = x + (beam - 3) * s * 0.34;
    shape(
      [top, 0, top + s * 0.1, 0, top + s * (0.1 - lean * 0.42), height, top - s * lean * 0.42, height],
      alpha(p.middle, 0.1 + 0.04 * Math.abs(beam % 3)),
    );
  }
  const y = height * 0.5;
  const round = s * (0.32 + 0.06 * trait('round'));
  disc(
    x,
    y,
    round,
    gradient(x - round, 0, x + round, 0, [
      [0, p.light],
      [1, mix(p.light, p.night, 0.75)],
    ]),
  );
  within(
    (on) => on.arc(x, y, round, 0, Math.PI * 2),
    () => {
      for (let land = 0; land < 16; land += 1)
        oval(
          x + (random() - 0.5) * round * 1.8,
          y + (random() - 0.5) * round * 1.6,
          s * (0.03 + random() * 0.09),
          s * (0.02 + random() * 0.05),
          alpha(p.night, 0.45),
          random(),
        );
      for (let ring = 1; ring < 6; ring += 1) {
        stroke(
          (on) => on.ellipse(x, y, round * Math.sin(ring * 0.3), round, 0, 0, Math.PI * 2),
          alpha('#ffffff', 0.26),
          s * 0.005,
        );
        line([x - s, y + (ring - 3) * s * 0.12, x + s, y + (ring - 3) * s * 0.12], alpha('#ffffff', 0.26), s * 0.005);
      }
    },
  );
  stroke((on) => on.ellipse(x, y, round * 1.36, round * 0.37, -0.35 * lean, -0.25, Math.PI + 0.3), p.glow, s * 0.02);
  if (trait('desk') > 0.5) {
    rounded(x - s * 0.62, height * 0.84, s * 1.24, height, s * 0.05, mix(p.night, '#000000', 0.3));
    line([x - s * 0.58, height * 0.845, x + s * 0.58, height * 0.845], p.glow, s * 0.012);
    glow(x, height * 0.86, s * 0.6, p.glow, 0.22);
  }
  if (width > s * 3) glow(width * 0.9, height * 0.2, s, p.middle, 0.3);
};
