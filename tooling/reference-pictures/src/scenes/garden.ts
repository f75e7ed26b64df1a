import { alpha, mix, shade } from '../painting/colours';
import { stars } from '../painting/nature';
import type { Scene } from '../scene';

/** A glasshouse that glows among dark plants. */
export const garden: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random, isUpright } = frame;
  const { glow, shape, gradient, line, stroke, box, disc } = painter;
  painter.sky([
    [0, p.night],
    [0.6, p.deep],
    [1, mix(p.deep, p.middle, 0.5)],
  ]);
  stars(painter, frame, height * 0.4, 30);
  const foot = height * (isUpright ? 0.66 : 0.84);
  const half = s * (0.36 + 0.1 * trait('half'));
  const eaves = foot - s * 0.34;
  const ridge = eaves - s * (0.14 + 0.1 * trait('ridge'));
  glow(x, foot - s * 0.2, s * 1.1, p.glow, 0.5);
  shape(
    [x - half, foot, x - half, eaves, x, ridge, x + half, eaves, x + half, foot],
    gradient(0, ridge, 0, foot, [
      [0, mix(p.middle, p.glow, 0.35)],
      [1, mix(p.glow, '#ffffff', 0.18)],
    ]),
  );
  const leaves = [shade(p.deep, 0.25), mix('#2f5a3a', p.night, 0.35), shade(p.night, 0.1)];
  for (let plant = 0; plant < 16; plant += 1) {
    const at = x + (trait(`plant-${plant}`) - 0.5) * half * 1.8;
    const tall = s * (0.08 + 0.22 * trait(`tall-${plant}`));
    const colour = leaves[plant % 3] ?? p.night;
    line([at, foot, at, foot - tall], colour, s * 0.008);
    for (let leaf = 0; leaf < 5; leaf += 1) {
      const side = leaf % 2 === 0 ? 1 : -1;
      painter.oval(at + side * s * 0.026, foot - tall * (0.3 + leaf * 0.16), s * 0.036, s * 0.014, colour, -side * 0.6);
    }
    if (plant % 4 === 0) disc(at, foot - tall, s * 0.018, '#d8553f');
  }
  const bars = shade(p.night, 0.3);
  for (let bar = -4; bar <= 4; bar += 1) {
    const at = x + (bar / 4) * half;
    line([at, foot, at, eaves, x + (bar / 4) * half * 0.02, ridge], bars, s * 0.007);
  }
  stroke(
    (on) => {
      on.moveTo(x - half, eaves);
      on.lineTo(x + half, eaves);
      on.moveTo(x - half, (foot + eaves) / 2);
      on.lineTo(x + half, (foot + eaves) / 2);
    },
    bars,
    s * 0.008,
  );
  line([x - half, foot, x - half, eaves, x, ridge, x + half, eaves, x + half, foot], bars, s * 0.014);
  box(0, foot, width, height, shade(p.night, 0.35));
  for (let blade = 0; blade < 90; blade += 1) {
    const at = random() * width;
    const tall = s * (0.04 + random() * 0.16) * (Math.abs(at - x) < half ? 0.45 : 1);
    stroke(
      (on) => {
        on.moveTo(at, height);
        on.quadraticCurveTo(
          at,
          foot + (height - foot) * 0.6 - tall,
          at + (random() - 0.5) * tall,
          foot + height * 0.03 - tall,
        );
      },
      alpha(shade(p.night, 0.45), 0.9),
      s * 0.01,
    );
  }
};
