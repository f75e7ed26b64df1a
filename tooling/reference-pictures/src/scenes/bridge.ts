import { alpha, mix, shade, tint } from '../painting/colours';
import { land, ripples } from '../painting/nature';
import { person } from '../painting/people';
import type { Scene } from '../scene';

/** A bridge over calm water in the mist: hung from towers, or of stone. */
export const bridge: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, details } = frame;
  const { glow, disc, mist, box, line, stroke, path, gradient } = painter;
  const water = height * (0.68 + 0.06 * trait('water'));
  painter.sky([
    [0, p.night],
    [0.36, p.deep],
    [0.58, p.middle],
    [0.7, p.light],
    [1, p.light],
  ]);
  const sun = x + s * (trait('sun') - 0.5) * 0.5;
  glow(sun, water - s * 0.1, s * 0.9, p.glow, 0.6);
  disc(sun, water - s * (0.06 + 0.2 * trait('high')), s * (0.06 + 0.06 * trait('round')), tint(p.glow, 0.45));
  land(painter, frame, 'shore', water - s * 0.02, s * 0.03, mix(p.middle, p.night, 0.4), 1.3);
  box(
    0,
    water,
    width,
    height,
    gradient(0, water, 0, height, [
      [0, mix(p.middle, p.light, 0.25)],
      [0.3, mix(p.middle, p.night, 0.4)],
      [1, shade(p.night, 0.2)],
    ]),
  );
  ripples(painter, frame, water + 2, height, sun, p.glow, 60, 1.2);
  const black = shade(p.night, 0.35);
  const deck = water - s * (0.12 + 0.05 * trait('deck'));
  if (trait('stone') > 0.5) {
    const span = s * (0.34 + 0.14 * trait('span'));
    for (let left = (x % span) - span; left < width + span; left += span)
      path((on) => {
        on.moveTo(left, deck);
        on.lineTo(left + span, deck);
        on.lineTo(left + span, water + s * 0.02);
        on.lineTo(left + span * 0.9, water + s * 0.02);
        on.ellipse(left + span / 2, water + s * 0.01, span * 0.4, water - deck - s * 0.03, 0, 0, Math.PI, true);
        on.lineTo(left, water + s * 0.02);
        on.closePath();
      }, black);
  } else {
    const span = s * (0.7 + 0.2 * trait('span'));
    const tall = s * (0.3 + 0.1 * trait('tall'));
    for (let tower = -3; tower < 4; tower += 1) {
      const at = x - s * 0.3 + tower * span;
      box(at - s * 0.014, deck - tall, s * 0.028, water - deck + tall + s * 0.02, black);
      stroke(
        (on) => {
          on.moveTo(at, deck - tall);
          on.quadraticCurveTo(at + span / 2, deck + tall * 0.8, at + span, deck - tall);
        },
        black,
        s * 0.008,
      );
      for (let rope = 1; rope < 9; rope += 1) {
        const part = rope / 9;
        line(
          [at + span * part, deck, at + span * part, deck - tall + tall * 3.6 * part * (1 - part)],
          alpha(black, 0.8),
          s * 0.003,
        );
      }
    }
  }
  box(0, deck - s * 0.012, width, s * 0.024, black);
  for (let lamp = -8; lamp < 8; lamp += 1) disc(x + lamp * s * 0.17, deck - s * 0.036, s * 0.006, tint(p.glow, 0.3));
  if (details.isEmpty !== true && trait('who') > 0.35)
    person(painter, x + s * 0.08, deck - s * 0.01, s * 0.13, shade(p.night, 0.6), mix(p.glow, '#a5352a', 0.5));
  mist(water + s * 0.03, s * 0.1, p.light, 0.3);
};
