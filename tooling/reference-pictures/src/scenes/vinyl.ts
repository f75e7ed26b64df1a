import { alpha } from '../painting/colours';
import type { Scene } from '../scene';

/** A record on its player. */
export const vinyl: Scene = (painter, { width, height, size: s, focusX: x, print, trait }) => {
  const { box, disc, stroke, within, shape, path, line } = painter;
  const [ground, second, stripe, label, half] = print;
  const y = height * 0.55;
  painter.sky([
    [0, ground],
    [1, second],
  ]);
  const stripes = 3 + Math.floor(trait('stripes') * 4);
  for (let index = 0; index < stripes; index += 1)
    box(0, height * (0.08 + (index * 0.9) / stripes), width, (height * 0.42) / stripes, alpha(stripe, 0.5));
  disc(x + s * 0.03, y + s * 0.05, s * 0.52, alpha('#000000', 0.35));
  disc(x, y, s * 0.5, '#100e10');
  for (let groove = 0; groove < 16; groove += 1)
    stroke(
      (on) => on.arc(x, y, s * (0.18 + 0.0195 * groove), 0, Math.PI * 2),
      alpha('#ffffff', groove % 4 === 0 ? 0.14 : 0.06),
      s * 0.003,
    );
  const turn = trait('shine') * 2;
  within(
    (on) => on.arc(x, y, s * 0.5, 0, Math.PI * 2),
    () => {
      for (const side of [0, Math.PI])
        shape(
          [
            x,
            y,
            x + Math.cos(turn + side) * s,
            y + Math.sin(turn + side) * s,
            x + Math.cos(turn + side + 0.36) * s,
            y + Math.sin(turn + side + 0.36) * s,
          ],
          alpha('#ffffff', 0.14),
        );
    },
  );
  disc(x, y, s * 0.17, label);
  path((on) => on.arc(x, y, s * 0.17, 0, Math.PI), half);
  disc(x, y, s * 0.014, '#0b0a0b');
  line([x + s * 0.62, y - s * 0.5, x + s * 0.54, y - s * 0.05, x + s * 0.3, y + s * 0.13], '#e9e2d4', s * 0.022);
  disc(x + s * 0.62, y - s * 0.5, s * 0.06, '#e9e2d4');
};
