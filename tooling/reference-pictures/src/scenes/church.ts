import { alpha, mix, shade, tint } from '../painting/colours';
import { bareTree, land, stars } from '../painting/nature';
import type { Scene } from '../scene';

/** A whitewashed village church with stepped gables, lit from within. */
export const church: Scene = (painter, frame) => {
  const { height, width, size: s, focusX: x, palette: p, trait, random } = frame;
  const { glow, box, shape, path, disc, gradient } = painter;
  painter.sky([
    [0, p.night],
    [0.5, p.deep],
    [0.78, p.middle],
    [1, p.light],
  ]);
  stars(painter, frame, height * 0.5, 50);
  glow(x + s * 0.2, height * 0.62, s * 0.9, p.light, 0.36);
  const hill = land(
    painter,
    frame,
    'hill',
    height * (frame.isUpright ? 0.62 : 0.74),
    s * 0.03,
    mix(p.middle, p.night, 0.55),
    1,
  );
  const foot = hill(x) + s * 0.03;
  const lit = mix(tint(p.light, 0.5), p.deep, 0.3);
  const plaster = gradient(x - s * 0.32, 0, x + s * 0.5, 0, [
    [0, lit],
    [1, mix(lit, p.night, 0.62)],
  ]);
  const side = trait('side') > 0.5 ? 1 : -1;
  const tall = s * (0.34 + 0.1 * trait('tall'));
  const [towerX, wide] = [x - side * s * 0.22, s * 0.17];
  const nave = side > 0 ? x - s * 0.14 : x - s * 0.36;
  box(nave, foot - s * 0.17, s * 0.5, s * 0.18, plaster);
  shape(
    [
      nave - s * 0.015,
      foot - s * 0.168,
      nave + s * 0.03,
      foot - s * 0.29,
      nave + s * 0.47,
      foot - s * 0.29,
      nave + s * 0.515,
      foot - s * 0.168,
    ],
    mix('#7a3226', p.night, 0.45),
  );
  box(towerX - wide / 2, foot - tall, wide, tall + s * 0.01, plaster);
  for (let step = 0; step < 4; step += 1)
    box(
      towerX - wide / 2 + (step * wide) / 9,
      foot - tall - (step + 1) * s * 0.032,
      wide - (step * wide) / 4.5,
      s * 0.034,
      plaster,
    );
  const pane = (at: number, y: number, big: number): void => {
    path((on) => {
      on.moveTo(at - big * 0.4, y);
      on.lineTo(at - big * 0.4, y - big);
      on.arc(at, y - big, big * 0.4, Math.PI, 0);
      on.lineTo(at + big * 0.4, y);
    }, p.glow);
    glow(at, y - big * 0.7, big * 3.4, p.glow, 0.4);
  };
  for (let index = 0; index < 3; index += 1)
    pane(nave + s * (side > 0 ? 0.17 : 0.09) + index * s * 0.125, foot - s * 0.045, s * 0.05);
  pane(towerX, foot - tall + s * 0.07, s * 0.035);
  if (trait('tree') > 0.4)
    bareTree(painter, frame, x + side * s * 0.52, foot + s * 0.03, s * 0.5, shade(p.night, 0.35));
  const ground = trait('snow') > 0.5 ? mix(p.light, p.deep, 0.4) : shade(p.night, 0.3);
  land(painter, frame, 'near', foot + s * 0.05, s * 0.02, ground, 1);
  land(painter, frame, 'front', height * 0.94, s * 0.03, shade(ground, 0.35), 1);
  if (trait('snow') > 0.5)
    for (let flake = 0; flake < 90; flake += 1)
      disc(random() * width, random() * height, s * (0.002 + random() * 0.005), alpha('#ffffff', 0.5));
};
