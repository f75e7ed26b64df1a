import { alpha, mix, shade, tint } from '../painting/colours';
import { birds, clouds, land } from '../painting/nature';
import type { Scene } from '../scene';

/** Flat land at sunset with a creek that carries the light forward. */
export const marsh: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random } = frame;
  const { glow, within, disc, box, gradient, path, stroke } = painter;
  const line = height * (0.54 + trait('line') * 0.08);
  const black = shade(p.night, 0.4);
  painter.sky([
    [0, p.night],
    [0.28, p.deep],
    [0.47, p.middle],
    [0.57, p.light],
    [0.62, mix(p.deep, p.night, 0.4)],
    [1, black],
  ]);
  clouds(painter, frame, p.light, 9, 0.55);
  glow(x, line, s * 0.95, p.glow, 0.7);
  within(
    (on) => on.rect(0, 0, width, line),
    () => disc(x, line - s * (0.09 * trait('sun') - 0.02), s * (0.09 + 0.05 * trait('round')), tint(p.glow, 0.5)),
  );
  land(painter, frame, 'far', line + 1, s * 0.012, mix(p.deep, p.night, 0.55), 3);
  box(
    0,
    line + s * 0.012,
    width,
    height,
    gradient(0, line, 0, height, [
      [0, mix(p.middle, p.night, 0.35)],
      [0.5, mix(p.deep, p.night, 0.6)],
      [1, shade(p.night, 0.3)],
    ]),
  );
  const bend = s * (trait('bend') > 0.5 ? 1 : -1) * (0.7 + 0.5 * trait('sweep'));
  const depth = height - line;
  path(
    (on) => {
      on.moveTo(x - s * 0.04, line + s * 0.012);
      on.bezierCurveTo(
        x + bend * 0.2,
        line + depth * 0.2,
        x - bend * 0.46,
        line + depth * 0.3,
        x - bend * 0.22,
        line + depth * 0.52,
      );
      on.bezierCurveTo(
        x - bend * 0.05,
        line + depth * 0.72,
        x - bend * 0.3,
        line + depth * 0.88,
        x - bend * 0.3 - s * 0.3,
        height,
      );
      on.lineTo(x - bend * 0.1 + s * 0.5, height);
      on.bezierCurveTo(
        x + bend * 0.1 + s * 0.14,
        line + depth * 0.8,
        x + bend * 0.16 + s * 0.2,
        line + depth * 0.66,
        x + s * 0.16 - bend * 0.05,
        line + depth * 0.5,
      );
      on.bezierCurveTo(
        x - bend * 0.2 + s * 0.06,
        line + depth * 0.3,
        x + bend * 0.34,
        line + depth * 0.2,
        x + s * 0.07,
        line + s * 0.012,
      );
      on.closePath();
    },
    gradient(0, line, 0, height, [
      [0, p.glow],
      [0.4, p.light],
      [1, mix(p.middle, p.deep, 0.4)],
    ]),
  );
  if (trait('fence') > 0.35)
    for (let index = 0; index < 13; index += 1) {
      const near = (index / 12) ** 2;
      const tall = s * (0.025 + near * 0.17);
      box(
        x + Math.sign(bend) * s * (0.14 + near * 1.15),
        line + s * 0.012 + near * depth * 0.8 - tall * 0.55,
        Math.max(1.2, tall * 0.1),
        tall,
        black,
      );
    }
  for (let index = 0; index < 140; index += 1) {
    const [atX, near] = [random() * width, random()];
    const y = line + depth * (0.35 + near * 0.65);
    const tall = s * (0.02 + near * 0.085);
    if (Math.abs(atX - x) < s * 0.5) continue;
    stroke(
      (on) => {
        on.moveTo(atX, y);
        on.quadraticCurveTo(atX + 2, y - tall * 0.6, atX + tall * 0.35, y - tall);
      },
      alpha(black, 0.8),
      (0.5 + near) * (s / 300),
    );
  }
  birds(
    painter,
    frame,
    x - s * 0.3,
    height * (0.18 + 0.16 * trait('flock')),
    s * 0.035,
    12,
    alpha(shade(p.night, 0.3), 0.85),
  );
};
