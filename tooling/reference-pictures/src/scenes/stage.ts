import { alpha, mix, shade } from '../painting/colours';
import { performer } from '../painting/people';
import type { Scene } from '../scene';

/** A curtain, a cone of light, and what stands in it: somebody, a microphone or a piano. */
export const stage: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, pick, print } = frame;
  const { box, gradient, within, glow, oval, line, disc, path } = painter;
  const cloth = mix(pick('cloth', [p.middle, print[1], print[2], p.deep]), p.night, 0.35);
  const floor = height * (frame.isUpright ? 0.62 : 0.78);
  const fold = s * (0.09 + 0.06 * trait('fold'));
  for (let left = (x % fold) - fold; left < width; left += fold)
    box(
      left,
      0,
      fold + 1,
      floor,
      gradient(left, 0, left + fold, 0, [
        [0, shade(cloth, 0.55)],
        [0.45, cloth],
        [1, shade(cloth, 0.6)],
      ]),
    );
  box(
    0,
    0,
    width,
    floor,
    gradient(0, 0, 0, floor, [
      [0, alpha(p.night, 0.85)],
      [0.5, alpha(p.night, 0.2)],
      [1, alpha(p.night, 0.6)],
    ]),
  );
  box(
    0,
    floor,
    width,
    height,
    gradient(0, floor, 0, height, [
      [0, mix(p.deep, p.night, 0.4)],
      [1, shade(p.night, 0.4)],
    ]),
  );
  const from = x + s * (trait('lamp') - 0.5) * 0.8;
  within('light', () =>
    path(
      (on) => {
        on.moveTo(from - s * 0.03, -4);
        on.lineTo(from + s * 0.03, -4);
        on.lineTo(x + s * 0.4, floor + s * 0.1);
        on.ellipse(x, floor + s * 0.1, s * 0.4, s * 0.09, 0, 0, Math.PI);
        on.closePath();
      },
      gradient(0, 0, 0, floor + s * 0.19, [
        [0, alpha(p.glow, 0.5)],
        [0.8, alpha(p.glow, 0.14)],
        [1, alpha(p.glow, 0.3)],
      ]),
    ),
  );
  within('light', () => oval(x, floor + s * 0.1, s * 0.4, s * 0.09, alpha(p.glow, 0.3)));
  glow(x, floor - s * 0.2, s * 0.6, p.glow, 0.34);
  const black = shade(p.night, 0.55);
  switch (frame.details.thing ?? Math.floor(trait('what') * 5)) {
    case 0:
      performer(painter, x, floor + s * 0.11, s * 0.46, black, mix(print[3], black, 0.25));
      break;
    case 1:
      line([x, floor + s * 0.1, x, floor - s * 0.3], black, s * 0.014);
      oval(x, floor + s * 0.1, s * 0.1, s * 0.022, black);
      line([x, floor - s * 0.3, x + s * 0.05, floor - s * 0.36], black, s * 0.03);
      disc(x + s * 0.065, floor - s * 0.38, s * 0.04, '#2b2b30');
      break;
    case 2:
      performer(painter, x - s * 0.16, floor + s * 0.11, s * 0.44, black, mix(print[3], black, 0.25));
      performer(painter, x + s * 0.16, floor + s * 0.11, s * 0.47, black, mix(print[1], black, 0.35));
      break;
    case 3:
      box(x - s * 0.09, floor - s * 0.06, s * 0.18, s * 0.03, black);
      box(x - s * 0.09, floor - s * 0.26, s * 0.022, s * 0.36, black);
      box(x + s * 0.068, floor - s * 0.06, s * 0.022, s * 0.16, black);
      box(x - s * 0.09, floor - s * 0.26, s * 0.05, s * 0.12, black);
      break;
    default:
      path((on) => {
        on.moveTo(x - s * 0.34, floor - s * 0.1);
        on.lineTo(x + s * 0.26, floor - s * 0.1);
        on.bezierCurveTo(x + s * 0.34, floor - s * 0.2, x + s * 0.1, floor - s * 0.22, x - s * 0.06, floor - s * 0.36);
        on.lineTo(x - s * 0.34, floor - s * 0.4);
        on.closePath();
      }, black);
      for (const leg of [-0.3, -0.02, 0.22]) box(x + s * leg, floor - s * 0.1, s * 0.026, s * 0.2, black);
      box(x - s * 0.4, floor - s * 0.15, s * 0.1, s * 0.03, '#efe6d2');
      performer(painter, x - s * 0.5, floor + s * 0.1, s * 0.38, black, mix(print[3], black, 0.6));
  }
};
