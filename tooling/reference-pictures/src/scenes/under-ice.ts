import { alpha, shade, tint } from '../painting/colours';
import { diver, fishes, whale } from '../painting/sea-life';
import type { Scene } from '../scene';

/** The sea from below: shafts of light, and a whale, a diver or a shoal. */
export const underIce: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random } = frame;
  const { within, shape, gradient, disc } = painter;
  painter.sky([
    [0, p.light],
    [0.12, p.middle],
    [0.5, p.deep],
    [1, p.night],
  ]);
  within('light', () => {
    for (let index = 0; index < 7; index += 1) {
      const top = x + (trait(`shaft-${index}`) - 0.5) * width * 0.8;
      const wide = s * (0.03 + trait(`wide-${index}`) * 0.1);
      shape(
        [top, 0, top + wide, 0, top + wide * 2.6 - s * 0.2, height, top - wide * 1.6 - s * 0.25, height],
        gradient(0, 0, 0, height, [
          [0, alpha(p.light, 0.45)],
          [1, alpha(p.light, 0)],
        ]),
      );
    }
  });
  if (trait('ice') > 0.3)
    for (let index = 0; index < 14; index += 1) {
      const at = ((index + random() * 0.6) / 14) * width * 1.05 - s * 0.05;
      const wide = s * (0.12 + random() * 0.2);
      const deep = s * (0.05 + random() * 0.13);
      shape(
        [at - wide, -5, at + wide, -5, at + wide * 0.5, deep * 0.6, at + wide * 0.1, deep, at - wide * 0.6, deep * 0.5],
        alpha(tint(p.light, random() * 0.7), 0.5),
      );
    }
  const life = trait('life');
  if (life < 0.55) whale(painter, x, height * 0.56, s * (0.32 + 0.14 * trait('big')), shade(p.night, 0.25), p.light);
  else fishes(painter, frame, x, height * 0.55, s * 0.5, 46, shade(p.night, 0.2));
  if (life < 0.3 || life > 0.7) diver(painter, x - s * 0.66, height * 0.45, s * 0.075);
  for (let index = 0; index < 60; index += 1)
    disc(random() * width, random() * height, random() * s * 0.004 + 0.4, alpha('#ffffff', 0.28));
};
