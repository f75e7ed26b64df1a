import { alpha, mix, shade, tint } from '../painting/colours';
import type { Scene } from '../scene';

/** A kitchen at night: a pendant over a laid table, the window blue behind. */
export const table: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, print } = frame;
  const { box, glow, path, oval, within, shape, line, gradient, rounded, disc } = painter;
  painter.sky([
    [0, shade(p.night, 0.1)],
    [0.7, mix(p.night, p.deep, 0.7)],
    [1, p.night],
  ]);
  const paneX = x + s * (trait('side') > 0.5 ? 0.46 : -0.72);
  box(
    paneX,
    height * 0.14,
    s * 0.3,
    s * 0.36,
    gradient(0, height * 0.14, 0, height * 0.6, [
      [0, p.deep],
      [1, mix(p.middle, p.light, 0.3)],
    ]),
  );
  box(paneX + s * 0.145, height * 0.14, s * 0.012, s * 0.36, p.night);
  box(paneX, height * 0.14 + s * 0.15, s * 0.3, s * 0.012, p.night);
  const top = height * 0.66;
  const lampY = height * (0.22 + 0.08 * trait('lamp'));
  const half = s * (0.16 + 0.06 * trait('shade'));
  glow(x, lampY + s * 0.2, s * 0.95, p.glow, 0.6);
  within('light', () =>
    shape([x - half, lampY, x + half, lampY, x + s * 0.62, top, x - s * 0.62, top], alpha(p.glow, 0.16)),
  );
  line([x, -4, x, lampY - s * 0.1], shade(p.night, 0.5), s * 0.008);
  path(
    (on) => {
      on.moveTo(x - half, lampY);
      on.bezierCurveTo(x - half * 0.9, lampY - s * 0.1, x - half * 0.3, lampY - s * 0.13, x, lampY - s * 0.13);
      on.bezierCurveTo(x + half * 0.3, lampY - s * 0.13, x + half * 0.9, lampY - s * 0.1, x + half, lampY);
    },
    gradient(x - half, 0, x + half, 0, [
      [0, mix(print[1], p.night, 0.1)],
      [1, mix(print[1], p.night, 0.55)],
    ]),
  );
  oval(x, lampY, half * 0.94, s * 0.016, tint(p.glow, 0.6));
  const wood = mix('#7a4a26', p.night, 0.3);
  for (const side of [-1, 1])
    for (const at of [0.34, 0.64]) {
      const seat = x + side * s * at;
      rounded(
        seat - s * 0.075,
        top - s * (0.1 + 0.03 * trait('back')),
        s * 0.15,
        s * 0.2,
        s * 0.03,
        shade(p.night, 0.45),
      );
    }
  oval(x, top, s * 0.74, s * 0.075, mix(wood, p.glow, 0.28));
  path(
    (on) => {
      on.ellipse(x, top, s * 0.74, s * 0.075, 0, 0, Math.PI);
      on.lineTo(x - s * 0.74, top + s * 0.03);
      on.ellipse(x, top + s * 0.03, s * 0.74, s * 0.075, 0, Math.PI, 0, true);
    },
    shade(wood, 0.35),
  );
  box(x - s * 0.06, top + s * 0.09, s * 0.12, height, shade(wood, 0.5));
  for (let plate = 0; plate < 4; plate += 1) {
    const at = x + (plate - 1.5) * s * 0.3;
    oval(at, top + (plate % 2 === 0 ? -0.012 : 0.02) * s, s * 0.085, s * 0.017, '#efe6d2');
    oval(
      at,
      top + (plate % 2 === 0 ? -0.016 : 0.016) * s,
      s * 0.045,
      s * 0.009,
      mix(print[(plate % 3) + 2] ?? p.glow, p.night, 0.1),
    );
  }
  path(
    (on) => {
      on.moveTo(x - s * 0.05, top);
      on.bezierCurveTo(x - s * 0.09, top - s * 0.08, x - s * 0.02, top - s * 0.09, x - s * 0.022, top - s * 0.16);
      on.lineTo(x + s * 0.022, top - s * 0.16);
      on.bezierCurveTo(x + s * 0.02, top - s * 0.09, x + s * 0.09, top - s * 0.08, x + s * 0.05, top);
    },
    mix(print[2], p.night, 0.25),
  );
  for (let twig = 0; twig < 6; twig += 1) {
    const [endX, endY] = [x + (twig - 2.5) * s * 0.045, top - s * (0.22 + 0.09 * trait(`twig-${twig}`))];
    line([x, top - s * 0.15, endX, endY], '#26402f', s * 0.006);
    disc(endX, endY, s * 0.016, twig % 2 === 0 ? p.glow : '#d8553f');
  }
  box(0, height * 0.96, width, height, alpha('#000000', 0.35));
};
