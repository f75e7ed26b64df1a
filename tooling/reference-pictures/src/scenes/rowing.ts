import { alpha, mix, shade, tint } from '../painting/colours';
import { clouds, land, ripples } from '../painting/nature';
import type { Scene } from '../scene';

/** Racing shells in their lanes on open water. */
export const rowing: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, print } = frame;
  const { glow, disc, box, gradient, line, oval, path } = painter;
  const water = height * 0.4;
  painter.sky([
    [0, p.night],
    [0.24, p.deep],
    [0.36, p.middle],
    [0.42, p.light],
    [1, p.light],
  ]);
  clouds(painter, frame, p.light, 5, 0.3);
  const sun = x + s * (trait('sun') - 0.5) * 0.7;
  glow(sun, water, s * 0.8, p.glow, 0.6);
  disc(sun, water - s * 0.05, s * (0.06 + 0.04 * trait('round')), tint(p.glow, 0.4));
  land(painter, frame, 'shore', water - s * 0.02, s * 0.025, mix(p.middle, p.night, 0.5), 1.4);
  box(
    0,
    water,
    width,
    height,
    gradient(0, water, 0, height, [
      [0, mix(p.middle, p.light, 0.25)],
      [0.35, mix(p.deep, p.middle, 0.35)],
      [1, shade(p.night, 0.1)],
    ]),
  );
  ripples(painter, frame, water + 2, height, sun, p.glow, 70, 1.4);
  for (let lane = 0; lane < 3; lane += 1) {
    const y = height * (0.52 + lane * 0.15);
    const near = 0.6 + lane * 0.3;
    const at = x + s * (trait(`lead-${lane}`) - 0.5) * 0.6;
    const long = s * 0.62 * near;
    const hull = [print[3], '#f2ede0', print[1]][lane] ?? p.glow;
    oval(at, y + s * 0.014 * near, long * 0.56, s * 0.014 * near, alpha('#000000', 0.3));
    path((on) => {
      on.moveTo(at - long * 0.56, y);
      on.quadraticCurveTo(at, y + s * 0.036 * near, at + long * 0.56, y);
      on.quadraticCurveTo(at, y - s * 0.004 * near, at - long * 0.56, y);
    }, hull);
    for (let seat = 0; seat < 4; seat += 1) {
      const rower = at + (seat - 1.5) * long * 0.2;
      const tall = s * 0.07 * near;
      line([rower, y, rower - tall * 0.3, y - tall * 0.8], mix(hull, p.night, 0.35), tall * 0.36);
      disc(rower - tall * 0.36, y - tall * 1.12, tall * 0.2, '#d9a57d');
      line([rower - tall * 0.1, y - tall * 0.4, rower + tall * 0.9, y + tall * 0.5], shade(p.night, 0.3), tall * 0.09);
      oval(rower + tall * 0.95, y + tall * 0.55, tall * 0.3, tall * 0.06, alpha('#ffffff', 0.6));
    }
  }
};
