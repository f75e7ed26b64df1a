import { alpha, mix, shade } from '../painting/colours';
import { land, peaks, stars } from '../painting/nature';
import type { Scene } from '../scene';

/** A night train on a viaduct, sometimes under northern lights. */
export const train: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait } = frame;
  const { within, path, gradient, box, glow } = painter;
  painter.sky([
    [0, p.night],
    [0.45, p.deep],
    [0.75, p.middle],
    [1, p.light],
  ]);
  stars(painter, frame, height * 0.45, 60);
  if (trait('lights') > 0.35)
    within('light', () => {
      for (let index = 0; index < 3; index += 1) {
        const lift = height * (0.06 * index + 0.1 * trait('lift'));
        path(
          (on) => {
            on.moveTo(0, height * 0.2 + lift);
            on.bezierCurveTo(
              width * 0.3,
              height * 0.02 + lift,
              width * 0.6,
              height * 0.4 - lift,
              width,
              height * 0.1 + lift,
            );
            on.lineTo(width, height * -0.12 + lift);
            on.bezierCurveTo(width * 0.6, height * 0.18 - lift, width * 0.3, height * -0.2, 0, height * 0.02);
            on.closePath();
          },
          gradient(0, 0, 0, height * 0.45, [
            [0, alpha(p.glow, 0)],
            [1, alpha(p.glow, 0.2)],
          ]),
        );
      }
    });
  peaks(painter, frame, 'far', height * 0.6, s * 0.3, mix(p.middle, p.deep, 0.4));
  peaks(painter, frame, 'near', height * 0.74, s * 0.34, mix(p.deep, p.night, 0.3));
  land(painter, frame, 'foot', height * 0.8, s * 0.04, shade(p.night, 0.1), 1.5);
  const deck = height * (0.68 + 0.08 * trait('deck'));
  const arch = s * (0.16 + 0.1 * trait('arch'));
  box(0, deck, width, s * 0.02, '#05080c');
  for (let left = -arch * trait('start'); left < width; left += arch)
    path((on) => {
      on.moveTo(left, height);
      on.lineTo(left, deck + s * 0.02);
      on.lineTo(left + arch, deck + s * 0.02);
      on.lineTo(left + arch, height);
      on.lineTo(left + arch * 0.86, height);
      on.lineTo(left + arch * 0.86, deck + arch * 0.6);
      on.arc(left + arch / 2, deck + arch * 0.6, arch * 0.36, 0, Math.PI, true);
      on.lineTo(left + arch * 0.14, height);
      on.closePath();
    }, '#05080c');
  const tall = s * 0.055;
  const start = x - s * (0.45 + 0.5 * trait('train'));
  for (let car = 0; car < 4; car += 1) {
    const left = start + car * s * 0.37;
    const nose = car === 3 ? s * 0.05 : 0;
    path((on) => {
      on.moveTo(left, deck);
      on.lineTo(left, deck - tall);
      on.lineTo(left + s * 0.35 + nose * 0.3, deck - tall);
      on.lineTo(left + s * 0.35 + nose, deck);
    }, '#0a1016');
    for (let pane = 0; pane < 6; pane += 1)
      box(left + s * (0.022 + 0.054 * pane), deck - tall * 0.78, s * 0.036, tall * 0.36, '#ffd894');
  }
  glow(start + s * 0.75, deck - tall * 0.5, s * 0.7, '#ffb65c', 0.34);
  glow(start + s * 1.55, deck - tall * 0.3, s * 0.2, '#ffe6b8', 0.75);
};
