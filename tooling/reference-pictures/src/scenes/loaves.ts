import { alpha, mix, shade, tint } from '../painting/colours';
import type { Scene } from '../scene';

/** Bread on a board before the mouth of an oven. */
export const loaves: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, isUpright } = frame;
  const { path, box, glow, rounded, oval, line, gradient, disc } = painter;
  painter.sky([
    [0, shade(p.night, 0.25)],
    [0.7, mix(p.night, p.deep, 0.5)],
    [1, p.night],
  ]);
  const board = height * (isUpright ? 0.6 : 0.72);
  const half = s * (0.3 + 0.06 * trait('wide'));
  const arch = (grow: number) => (on: Parameters<Parameters<typeof path>[0]>[0]) => {
    const reach = half * grow;
    on.moveTo(x - reach, board);
    on.lineTo(x - reach, board - s * 0.2);
    on.bezierCurveTo(x - reach, board - s * 0.5 * grow, x + reach, board - s * 0.5 * grow, x + reach, board - s * 0.2);
    on.lineTo(x + reach, board);
  };
  for (let row = 0; row < 9; row += 1)
    for (let brick = -14; brick < 14; brick += 1)
      rounded(
        x + (brick + (row % 2) / 2) * s * 0.19,
        board - s * 0.09 * (row + 1),
        s * 0.18,
        s * 0.08,
        s * 0.01,
        alpha(mix(p.middle, p.night, 0.5 + 0.3 * trait(`brick-${row}-${brick}`)), 0.5),
      );
  path(arch(1.22), mix(p.middle, p.night, 0.35));
  path(
    arch(1),
    gradient(0, board - s * 0.42, 0, board, [
      [0, mix(p.night, '#5a1f0c', 0.5)],
      [0.6, mix(p.glow, '#c2461a', 0.55)],
      [1, tint(p.glow, 0.3)],
    ]),
  );
  glow(x, board - s * 0.08, s * 0.95, p.glow, 0.6);
  box(0, board, width, height, mix('#5a3a22', p.night, 0.45));
  box(0, board, width, s * 0.016, mix('#c98a4a', p.glow, 0.3));
  const crusts = ['#c98a3a', '#a8642a', '#dba757', '#8f5426'];
  for (let loaf = 0; loaf < 4; loaf += 1) {
    const at = x + (loaf - 1.5) * s * 0.27 + s * 0.05 * (trait(`at-${loaf}`) - 0.5);
    const y = board + s * (loaf % 2 === 0 ? 0.02 : 0.07);
    const [wide, tall] = [s * (0.12 + 0.04 * trait(`long-${loaf}`)), s * (0.09 + 0.05 * trait(`tall-${loaf}`))];
    const crust = mix(crusts[(loaf + Math.floor(trait('crust') * 4)) % 4] ?? '#c98a3a', p.night, 0.12);
    oval(at, y + s * 0.01, wide * 1.1, s * 0.02, alpha('#000000', 0.35));
    path(
      (on) => {
        on.moveTo(at - wide, y);
        on.bezierCurveTo(at - wide * 1.1, y - tall * 1.3, at + wide * 1.1, y - tall * 1.3, at + wide, y);
        on.quadraticCurveTo(at, y + s * 0.03, at - wide, y);
      },
      gradient(0, y - tall, 0, y, [
        [0, tint(crust, 0.25)],
        [1, shade(crust, 0.35)],
      ]),
    );
    for (let cut = -1; cut <= 1; cut += 1)
      line(
        [at + cut * wide * 0.42 - wide * 0.1, y - tall * 0.42, at + cut * wide * 0.42 + wide * 0.12, y - tall * 0.78],
        tint(crust, 0.55),
        s * 0.012,
      );
  }
  for (let grain = 0; grain < 40; grain += 1)
    disc(
      x + (frame.random() - 0.5) * s * 1.6,
      board + s * (0.03 + 0.2 * frame.random()),
      s * 0.004,
      alpha('#f7ead0', 0.5),
    );
};
