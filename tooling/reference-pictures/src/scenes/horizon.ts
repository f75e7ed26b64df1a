import { alpha, mix, shade, tint } from '../painting/colours';
import type { Scene } from '../scene';

/** The half sun on its line with rings around it: the picture of a channel. */
export const horizon: Scene = (painter, { width, height, size: s, focusX: x, palette: p, trait }) => {
  const { glow, disc, stroke, path, gradient, box } = painter;
  const line = height * (0.6 + 0.06 * trait('line'));
  painter.sky([
    [0, p.night],
    [0.5, p.deep],
    [0.64, p.middle],
    [1, p.middle],
  ]);
  const round = s * (0.2 + 0.05 * trait('round'));
  glow(x, line, s * 0.95, p.glow, 0.5);
  const rings = 5 + Math.floor(trait('rings') * 4);
  for (let ring = rings; ring > 0; ring -= 1) {
    if (trait('solid') > 0.5) disc(x, line, round + ring * s * 0.13, alpha(ring % 2 === 0 ? p.deep : p.middle, 0.32));
    else
      stroke(
        (on) => on.arc(x, line, round + ring * s * 0.1, Math.PI, Math.PI * 2),
        alpha(p.light, 0.4 - ring * 0.035),
        s * 0.012,
      );
  }
  path(
    (on) => on.arc(x, line, round, Math.PI, Math.PI * 2),
    gradient(0, line - round, 0, line, [
      [0, tint(p.glow, 0.3)],
      [1, p.glow],
    ]),
  );
  box(
    0,
    line,
    width,
    height,
    gradient(0, line, 0, height, [
      [0, mix(p.deep, p.night, 0.5)],
      [1, shade(p.night, 0.2)],
    ]),
  );
  box(0, line, width, Math.max(1, s * 0.006), alpha(p.light, 0.8));
  for (let bar = 0; bar < 3; bar += 1)
    painter.rounded(
      x - round * (0.8 - bar * 0.24),
      line + s * (0.06 + bar * 0.062),
      round * (1.6 - bar * 0.48),
      s * 0.022,
      s * 0.011,
      alpha(p.glow, 0.75 - bar * 0.2),
    );
};
