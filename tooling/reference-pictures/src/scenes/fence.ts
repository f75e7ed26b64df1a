import { alpha, mix, shade, tint } from '../painting/colours';
import { land, stars } from '../painting/nature';
import type { Scene } from '../scene';

/** A white fence at dusk, a house behind it, a tree and a string of lamps. */
export const fence: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, isUpright } = frame;
  const { glow, disc, box, shape, path, stroke, oval, line } = painter;
  painter.sky([
    [0, p.night],
    [0.44, p.deep],
    [0.68, p.middle],
    [0.8, p.light],
    [1, p.light],
  ]);
  stars(painter, frame, height * 0.3, 24);
  const foot = height * (isUpright ? 0.6 : 0.72);
  disc(
    x + s * (trait('moon') > 0.5 ? 0.42 : -0.5),
    height * (0.16 + 0.1 * trait('high')),
    s * (0.05 + 0.04 * trait('round')),
    tint(p.light, 0.4),
  );
  glow(x, foot - s * 0.1, s * 0.9, p.glow, 0.4);
  land(painter, frame, 'hedge', foot - s * 0.04, s * 0.03, mix(p.deep, p.night, 0.5), 2);
  const wall = shade(mix(p.deep, p.night, 0.4), 0.1);
  const [left, long, tall] = [x - s * 0.24, s * (0.42 + 0.12 * trait('long')), s * (0.18 + 0.06 * trait('tall'))];
  box(left, foot - tall, long, tall + s * 0.1, wall);
  shape(
    [left - s * 0.04, foot - tall, left + long * 0.5, foot - tall - s * 0.22, left + long + s * 0.04, foot - tall],
    shade(wall, 0.4),
  );
  box(left + long * 0.72, foot - tall - s * 0.2, s * 0.05, s * 0.16, shade(wall, 0.4));
  const lit = Math.floor(trait('lit') * 3);
  for (let pane = 0; pane < 3; pane += 1) {
    const at = left + long * (0.14 + 0.28 * pane);
    box(
      at,
      foot - tall * 0.74,
      s * 0.07,
      s * 0.085,
      pane === lit || trait(`pane-${pane}`) > 0.5 ? p.glow : alpha(p.night, 0.6),
    );
    box(at + s * 0.032, foot - tall * 0.74, s * 0.006, s * 0.085, wall);
  }
  const tree = x + s * (trait('side') > 0.5 ? 0.5 : -0.52);
  box(tree - s * 0.014, foot - s * 0.28, s * 0.028, s * 0.34, shade(p.night, 0.4));
  for (let crown = 0; crown < 6; crown += 1)
    oval(
      tree + (trait(`crown-${crown}`) - 0.5) * s * 0.22,
      foot - s * (0.28 + 0.16 * trait(`crown-y-${crown}`)),
      s * 0.12,
      s * 0.1,
      shade(mix(p.deep, p.night, 0.6), 0.15),
    );
  if (trait('lamps') > 0.35) {
    const [from, to] = [Math.min(tree, left), Math.max(tree, left + long)];
    const high = foot - tall - s * 0.04;
    stroke(
      (on) => {
        on.moveTo(from, high);
        on.quadraticCurveTo((from + to) / 2, high + s * 0.2, to, high);
      },
      shade(p.night, 0.4),
      s * 0.005,
    );
    for (let lamp = 1; lamp < 8; lamp += 1) {
      const part = lamp / 8;
      const [atX, atY] = [from + (to - from) * part, high + s * 0.4 * part * (1 - part)];
      disc(atX, atY + s * 0.012, s * 0.013, tint(p.glow, 0.4));
      glow(atX, atY + s * 0.012, s * 0.07, p.glow, 0.6);
    }
  }
  const lawn = foot + s * 0.06;
  land(painter, frame, 'lawn', lawn, s * 0.012, shade(mix(p.deep, p.night, 0.7), 0.2), 1);
  const rail = lawn + s * 0.02;
  const paint = mix(tint(p.light, 0.55), p.deep, 0.22);
  for (const at of [0.05, 0.13]) box(0, rail + s * at, width, s * 0.018, shade(paint, 0.2));
  const step = s * 0.062;
  const open = Math.round(trait('gate') * 8) - 4;
  for (let board = Math.floor(-x / step) - 1; x + board * step < width; board += 1) {
    if (board === open || board === open + 1) continue;
    const at = x + board * step;
    path((on) => {
      on.moveTo(at, rail + s * 0.2);
      on.lineTo(at, rail + s * 0.02);
      on.lineTo(at + step * 0.3, rail - s * 0.012);
      on.lineTo(at + step * 0.6, rail + s * 0.02);
      on.lineTo(at + step * 0.6, rail + s * 0.2);
    }, paint);
  }
  for (let blade = 0; blade < 60; blade += 1) {
    const at = frame.random() * width;
    const high = s * (0.02 + frame.random() * 0.06);
    line(
      [at, rail + s * 0.22, at + (frame.random() - 0.5) * high, rail + s * 0.22 - high],
      shade(p.night, 0.45),
      s * 0.006,
    );
  }
  box(0, rail + s * 0.2, width, height, shade(p.night, 0.4));
};
