import { alpha, mix, shade } from '../painting/colours';
import { land, stars } from '../painting/nature';
import type { Scene } from '../scene';

/** The phases of the moon in an arc above a setting sun. */
export const moons: Scene = (painter, frame) => {
  const { height, size: s, focusX: x, palette: p, trait } = frame;
  const { stroke, disc, within, glow, path, gradient } = painter;
  painter.sky([
    [0, p.night],
    [1, p.deep],
  ]);
  stars(painter, frame, height, 90);
  const line = height * (0.86 + 0.1 * trait('line'));
  for (let ring = 9; ring > 0; ring -= 1)
    stroke(
      (on) => on.arc(x, line, s * 0.13 * ring, Math.PI, Math.PI * 2),
      alpha(p.middle, 0.12 + 0.05 * (10 - ring)),
      s * 0.012,
    );
  for (let phase = 0; phase < 7; phase += 1) {
    const turn = Math.PI * (1.08 + phase * 0.14);
    const [atX, atY, round] = [x + Math.cos(turn) * s * 0.65, line + Math.sin(turn) * s * 0.65, s * 0.068];
    disc(atX, atY, round, shade(p.deep, 0.3));
    within(
      (on) => on.arc(atX, atY, round, 0, Math.PI * 2),
      () => disc(atX + (phase - 3) * round * 0.62, atY, round, mix(p.light, '#ffffff', 0.3)),
    );
    if (phase === 3) glow(atX, atY, s * 0.3, p.light, 0.5);
  }
  path(
    (on) => on.arc(x, line, s * 0.22, Math.PI, Math.PI * 2),
    gradient(0, line - s * 0.22, 0, line, [
      [0, p.glow],
      [1, mix(p.glow, p.night, 0.5)],
    ]),
  );
  land(painter, frame, 'ground', line, s * 0.006, shade(p.night, 0.4), 1.5);
};
