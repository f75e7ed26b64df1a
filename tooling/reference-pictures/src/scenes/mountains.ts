import { alpha, mix, shade, tint } from '../painting/colours';
import { land, peaks, ripples, spruce, stars } from '../painting/nature';
import type { Scene } from '../scene';

/** Ranges one behind the other; in front a lake, or a hut among spruces. */
export const mountains: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random } = frame;
  const { disc, glow, mist, box, gradient, shape } = painter;
  painter.sky([
    [0, p.night],
    [0.34, p.deep],
    [0.6, p.middle],
    [0.78, p.light],
    [1, p.light],
  ]);
  stars(painter, frame, height * 0.3, 34);
  const [sunX, sunY] = [x + s * (0.4 * trait('sun') - 0.2), height * (0.3 + 0.2 * trait('high'))];
  glow(sunX, sunY, s * 0.9, p.glow, 0.55);
  disc(sunX, sunY, s * (0.05 + 0.07 * trait('round')), tint(p.glow, 0.45));
  for (let range = 0; range < 4; range += 1) {
    const near = range / 3;
    peaks(
      painter,
      frame,
      `range-${range}`,
      height * (0.62 + 0.07 * range),
      s * (0.36 - 0.06 * range) * (0.7 + 0.6 * trait(`rise-${range}`)),
      mix(mix(p.middle, p.light, 0.35), p.night, 0.2 + near * 0.7),
      0.46 + 0.1 * trait('rough'),
    );
    mist(height * (0.66 + 0.07 * range), s * 0.1, p.light, 0.22 - near * 0.14);
  }
  if (trait('lake') > 0.5) {
    const shore = height * 0.8;
    box(
      0,
      shore,
      width,
      height,
      gradient(0, shore, 0, height, [
        [0, mix(p.middle, p.night, 0.4)],
        [1, shade(p.night, 0.3)],
      ]),
    );
    ripples(painter, frame, shore + 2, height, sunX, p.glow, 60, 1.2);
    return;
  }
  const ground = land(painter, frame, 'ground', height * 0.84, s * 0.04, shade(p.night, 0.3), 1);
  for (let tree = 0; tree < 22; tree += 1) {
    const at = x + (random() - 0.5) * Math.max(width, s * 2.4) * 1.1;
    if (Math.abs(at - x) > s * 0.14)
      spruce(painter, at, ground(at) + s * 0.03, s * (0.1 + 0.2 * random()), shade(p.night, 0.4));
  }
  const foot = ground(x) + s * 0.02;
  box(x - s * 0.08, foot - s * 0.08, s * 0.16, s * 0.09, shade(p.night, 0.55));
  shape([x - s * 0.11, foot - s * 0.075, x, foot - s * 0.17, x + s * 0.11, foot - s * 0.075], shade(p.night, 0.65));
  box(x - s * 0.025, foot - s * 0.055, s * 0.05, s * 0.04, p.glow);
  glow(x, foot - s * 0.03, s * 0.32, p.glow, 0.6);
  box(0, height * 0.97, width, height, alpha(shade(p.night, 0.5), 0.4));
};
