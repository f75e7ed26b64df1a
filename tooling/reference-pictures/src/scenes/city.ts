import { alpha, mix, tint } from '../painting/colours';
import type { Scene } from '../scene';

/** Roofs and lit windows in three rows under a low moon. */
export const city: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random, isUpright } = frame;
  const { disc, glow, box, shape, mist } = painter;
  painter.sky([
    [0, p.night],
    [0.5, p.deep],
    [0.85, p.middle],
    [1, p.light],
  ]);
  const moon = height * (0.18 + 0.16 * trait('moon'));
  const round = s * (0.07 + 0.06 * trait('round'));
  disc(x, moon, round, tint(p.light, 0.45));
  glow(x, moon, s * 0.5, p.light, 0.36);
  const gables = trait('gables');
  for (let row = 0; row < 3; row += 1) {
    const wall = mix(p.middle, p.night, 0.25 + row * 0.36);
    for (let left = -random() * s * 0.2; left < width; ) {
      const wide = s * (0.12 + random() * 0.2);
      const tall = s * (0.24 + random() * 0.22) * (1 + (gables > 0.7 ? random() * 0.7 : 0));
      const top = height - tall - (2 - row) * s * (isUpright ? 0.17 : 0.12);
      box(left, top, wide + 1, height, wall);
      const roof = random();
      if (roof < gables * 0.7)
        shape([left - 2, top + 1, left + wide / 2, top - wide * 0.42, left + wide + 2, top + 1], wall);
      else if (roof < gables * 0.7 + 0.08) {
        box(left + wide * 0.42, top - s * 0.2, wide * 0.16, s * 0.2, wall);
        shape(
          [left + wide * 0.36, top - s * 0.18, left + wide * 0.5, top - s * 0.42, left + wide * 0.64, top - s * 0.18],
          wall,
        );
      } else box(left + wide * 0.2, top - s * 0.05, s * 0.03, s * 0.06, wall);
      const pane = s * 0.026;
      for (let y = top + pane * 1.6; y < height - pane; y += pane * 2.3)
        for (let at = left + pane; at < left + wide - pane; at += pane * 1.9) {
          const lit = random();
          if (lit < 0.13 + row * 0.09)
            box(at, y, pane * 0.85, pane * 1.2, lit < 0.05 ? tint(p.glow, 0.4) : alpha(p.glow, 0.9));
          else box(at, y, pane * 0.85, pane * 1.2, alpha(p.night, 0.22));
        }
      left += wide + (random() < 0.3 ? s * 0.02 : 0);
    }
    mist(height, s * 0.2, p.middle, 0.22);
  }
};
