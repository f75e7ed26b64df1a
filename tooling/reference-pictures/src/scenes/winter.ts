import { alpha, mix, shade, tint } from '../painting/colours';
import { bareTree, land, peaks } from '../painting/nature';
import { person } from '../painting/people';
import type { Scene } from '../scene';

/** Snow, bare trees and a pale sun; somebody crosses. */
export const winter: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random, details } = frame;
  const { disc, glow, box, shape } = painter;
  painter.sky([
    [0, p.night],
    [0.5, p.deep],
    [0.75, p.middle],
    [1, p.light],
  ]);
  const sun = height * (0.24 + 0.14 * trait('sun'));
  disc(x + s * 0.2, sun, s * 0.11, alpha(tint(p.glow, 0.3), 0.9));
  glow(x + s * 0.2, sun, s * 0.6, p.glow, 0.38);
  peaks(painter, frame, 'far', height * 0.66, s * 0.18, alpha(p.night, 0.35));
  land(painter, frame, 'field', height * 0.68, s * 0.03, mix(p.middle, p.deep, 0.35), 1.5);
  const trees = 3 + Math.floor(trait('trees') * 4);
  for (let tree = 0; tree < trees; tree += 1) {
    const at = x + (trait(`tree-${tree}`) - 0.5) * Math.max(width, s * 2.2);
    if (Math.abs(at - x) > s * 0.22)
      bareTree(
        painter,
        frame,
        at,
        height * 0.73,
        s * (0.3 + trait(`tall-${tree}`) * 0.28),
        alpha(shade(p.night, 0.4), 0.9),
      );
  }
  land(painter, frame, 'drift', height * 0.76, s * 0.03, mix(p.middle, p.light, 0.55), 1.5);
  if (trait('house') > 0.45) {
    const left = x - s * 0.42;
    const foot = height * 0.79;
    box(left, foot - s * 0.12, s * 0.26, s * 0.12, shade(p.night, 0.2));
    shape(
      [left - s * 0.03, foot - s * 0.115, left + s * 0.13, foot - s * 0.24, left + s * 0.29, foot - s * 0.115],
      tint(p.light, 0.4),
    );
    for (const pane of [0.05, 0.16]) box(left + s * pane, foot - s * 0.08, s * 0.045, s * 0.045, p.glow);
    glow(left + s * 0.13, foot - s * 0.05, s * 0.3, p.glow, 0.5);
  }
  if (details.isEmpty !== true)
    for (let who = 0; who < 1 + trait('who') * 3; who += 1)
      person(
        painter,
        x + s * (0.05 + who * 0.14),
        height * (0.85 + (who % 2) * 0.012),
        s * (0.17 - who * 0.02),
        '#14161c',
        who === 0 ? '#a5352a' : '#23252d',
      );
  land(painter, frame, 'front', height * 0.9, s * 0.03, mix(p.light, '#ffffff', 0.25), 1.5);
  for (let flake = 0; flake < 110; flake += 1)
    disc(random() * width, random() * height, random() * s * 0.006 + 0.4, alpha('#ffffff', 0.5));
};
