import { alpha, mix, shade, tint } from '../painting/colours';
import { clouds, land, ripples } from '../painting/nature';
import type { Scene } from '../scene';

/** A castle on its bank above a moat, a few windows awake. */
export const castle: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait } = frame;
  const { disc, glow, box, shape, gradient } = painter;
  painter.sky([
    [0, p.night],
    [0.4, p.deep],
    [0.64, p.middle],
    [0.74, p.light],
    [1, p.light],
  ]);
  clouds(painter, frame, p.light, 7, 0.5);
  const moon = x - s * (0.5 * trait('moon') - 0.1);
  disc(moon, height * 0.24, s * (0.07 + 0.06 * trait('round')), tint(p.glow, 0.45));
  glow(moon, height * 0.24, s * 0.7, p.glow, 0.4);
  const foot = height * 0.72;
  const wall = shade(mix(p.night, p.deep, 0.25), 0.2);
  land(painter, frame, 'woods', height * 0.66, s * 0.05, mix(p.middle, p.night, 0.55), 2);
  box(x - s * 0.4, foot - s * 0.2, s * 0.8, s * 0.24, wall);
  for (let tooth = 0; tooth < 14; tooth += 1)
    box(x - s * 0.4 + tooth * s * 0.0582, foot - s * 0.224, s * 0.03, s * 0.03, wall);
  const towers = [-0.42, -0.14, 0.16, 0.4];
  towers.forEach((at, index) => {
    const wide = s * (0.08 + 0.05 * trait(`wide-${index}`));
    const tall = s * (0.28 + 0.22 * trait(`tall-${index}`));
    const left = x + s * at - wide / 2;
    box(left, foot - tall, wide, tall + s * 0.04, shade(wall, 0.1 * (index % 2)));
    if (trait('roof') > 0.4)
      shape(
        [
          left - s * 0.015,
          foot - tall + 1,
          left + wide / 2,
          foot - tall - wide * 1.5,
          left + wide + s * 0.015,
          foot - tall + 1,
        ],
        shade(wall, 0.35),
      );
    else
      for (let tooth = 0; tooth < 3; tooth += 1)
        box(left - s * 0.01 + (tooth * (wide + s * 0.005)) / 2.6, foot - tall - s * 0.03, wide * 0.26, s * 0.04, wall);
    if (trait(`awake-${index}`) > 0.3) {
      box(left + wide * 0.38, foot - tall * 0.78, wide * 0.24, s * 0.05, p.glow);
      glow(left + wide / 2, foot - tall * 0.76, s * 0.16, p.glow, 0.5);
    }
  });
  painter.path(
    (on) => {
      on.moveTo(x - s * 0.05, foot + s * 0.04);
      on.lineTo(x - s * 0.05, foot - s * 0.06);
      on.arc(x, foot - s * 0.06, s * 0.05, Math.PI, 0);
      on.lineTo(x + s * 0.05, foot + s * 0.04);
    },
    mix(p.glow, p.night, 0.25),
  );
  land(painter, frame, 'bank', foot + s * 0.03, s * 0.015, shade(p.night, 0.45), 1);
  const moat = foot + s * 0.1;
  box(
    0,
    moat,
    width,
    height,
    gradient(0, moat, 0, height, [
      [0, mix(p.middle, p.night, 0.5)],
      [1, shade(p.night, 0.3)],
    ]),
  );
  box(x - s * 0.4, moat, s * 0.8, s * 0.14, alpha(wall, 0.4));
  ripples(painter, frame, moat + 2, height, moon, p.glow, 56, 1.2);
};
