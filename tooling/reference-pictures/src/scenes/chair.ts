import { alpha, mix, shade } from '../painting/colours';
import type { Scene } from '../scene';

/** A chair under a lamp, printed in few colours. */
export const chair: Scene = (painter, { width, height, size: s, focusX: x, print, trait }) => {
  const { box, disc, shape, stroke, path, gradient, oval, glow } = painter;
  const [ground, floor, sun, legs, seat] = print;
  const foot = height * 0.84;
  box(0, 0, width, height, ground);
  box(0, height * 0.66, width, height, floor);
  disc(x + s * (0.3 * trait('sun') - 0.1), height * 0.42, s * 0.34, sun);
  shape(
    [x - s * 0.2, foot, x + s * 0.2, foot, x + s * 0.9, foot + s * 0.14, x + s * 0.42, foot + s * 0.16],
    alpha('#000000', 0.2),
  );
  const under = foot - s * 0.26;
  stroke(
    (on) => {
      for (const [from, to] of [
        [-0.2, -0.14],
        [0.22, 0.15],
        [-0.06, -0.05],
        [0.1, 0.07],
      ] as const) {
        on.moveTo(x + s * from, foot);
        on.lineTo(x + s * to, under);
      }
    },
    legs,
    s * 0.026,
  );
  const y = under + s * 0.01;
  path(
    (on) => {
      on.moveTo(x - s * 0.24, y - s * 0.03);
      on.bezierCurveTo(x - s * 0.1, y + s * 0.04, x + s * 0.1, y + s * 0.04, x + s * 0.24, y - s * 0.04);
      on.bezierCurveTo(x + s * 0.34, y - s * 0.08, x + s * 0.3, y - s * 0.38, x + s * 0.24, y - s * 0.42);
      on.bezierCurveTo(x + s * 0.2, y - s * 0.45, x + s * 0.15, y - s * 0.41, x + s * 0.17, y - s * 0.32);
      on.bezierCurveTo(x + s * 0.19, y - s * 0.18, x + s * 0.16, y - s * 0.11, x + s * 0.06, y - s * 0.09);
      on.bezierCurveTo(x - s * 0.05, y - s * 0.07, x - s * 0.16, y - s * 0.09, x - s * 0.25, y - s * 0.07);
      on.closePath();
    },
    gradient(x - s * 0.25, 0, x + s * 0.3, 0, [
      [0, seat],
      [1, shade(seat, 0.4)],
    ]),
  );
  const lamp = x - s * (0.46 + 0.14 * trait('lamp'));
  stroke(
    (on) => {
      on.moveTo(lamp, 0);
      on.lineTo(lamp, height * 0.16);
    },
    mix(ground, '#000000', 0.3),
    s * 0.008,
  );
  path(
    (on) => {
      on.moveTo(lamp - s * 0.17, height * 0.3);
      on.bezierCurveTo(lamp - s * 0.15, height * 0.18, lamp - s * 0.05, height * 0.16, lamp, height * 0.16);
      on.bezierCurveTo(lamp + s * 0.05, height * 0.16, lamp + s * 0.15, height * 0.18, lamp + s * 0.17, height * 0.3);
    },
    mix(legs, ground, 0.15),
  );
  oval(lamp, height * 0.3, s * 0.1, s * 0.018, '#fff1cf');
  glow(lamp, height * 0.33, s * 0.35, '#ffe0a0', 0.4);
};
