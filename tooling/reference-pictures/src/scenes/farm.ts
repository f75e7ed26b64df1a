import { alpha, mix, shade } from '../painting/colours';
import { clouds, land, spruce } from '../painting/nature';
import type { Scene } from '../scene';

/** Ploughed land in long curves, a farm with its lamp lit, poplars or spruces. */
export const farm: Scene = (painter, frame) => {
  const { height, size: s, focusX: x, palette: p, trait, random } = frame;
  const { glow, box, shape, oval, line } = painter;
  painter.sky([
    [0, p.night],
    [0.35, p.deep],
    [0.55, p.middle],
    [0.66, p.light],
    [1, p.light],
  ]);
  clouds(painter, frame, p.light, 8, 0.5);
  const horizon = height * (0.56 + 0.08 * trait('line'));
  glow(x - s * 0.4, horizon, s * 0.9, p.glow, 0.6);
  const hill = land(painter, frame, 'hill', horizon, s * 0.04, mix(p.middle, p.night, 0.5), 1);
  const left = x - s * 0.1;
  const foot = hill(x) + s * 0.03;
  const wall = shade(p.night, 0.15);
  for (let tree = 0; tree < 7; tree += 1) {
    const at = left - s * (0.16 + 0.085 * tree);
    const tall = s * (0.16 + 0.14 * random());
    if (trait('trees') > 0.5) oval(at, hill(at) - tall * 0.4, tall * 0.16, tall * 0.56, shade(p.night, 0.3));
    else spruce(painter, at, hill(at) + s * 0.02, tall, shade(p.night, 0.3));
  }
  const long = s * (0.34 + 0.16 * trait('long'));
  box(left, foot - s * 0.1, long, s * 0.12, wall);
  shape(
    [
      left - s * 0.02,
      foot - s * 0.095,
      left + s * 0.06,
      foot - s * 0.21,
      left + long - s * 0.06,
      foot - s * 0.21,
      left + long + s * 0.02,
      foot - s * 0.095,
    ],
    shade(p.night, 0.4),
  );
  for (let pane = 0; pane < 4; pane += 1)
    if (trait(`pane-${pane}`) > 0.35)
      box(left + long * (0.12 + 0.22 * pane), foot - s * 0.065, s * 0.035, s * 0.04, p.glow);
  glow(left + long / 2, foot - s * 0.03, s * 0.42, p.glow, 0.45);
  for (const [index, share] of [0.12, 0.24, 0.38].entries())
    land(
      painter,
      frame,
      `field-${index}`,
      horizon + (height - horizon) * (0.1 + share * 1.6),
      s * 0.03,
      mix(mix(p.deep, p.middle, 0.2), shade(p.night, 0.2), 0.3 + index * 0.3),
      0.8,
    );
  for (let row = -14; row < 18; row += 1)
    line(
      [x + row * s * 0.045, height * 0.86 - Math.abs(row) * s * 0.002, x + row * s * 0.17 - s * 0.1, height + 4],
      alpha(p.light, 0.1),
      s * 0.008,
    );
};
