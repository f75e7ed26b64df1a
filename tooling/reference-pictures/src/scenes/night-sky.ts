import { alpha, mix, shade, tint } from '../painting/colours';
import { land, spruce, stars } from '../painting/nature';
import { person } from '../painting/people';
import type { Scene } from '../scene';

/** A great sky: a comet, the milky way or a ringed planet above a low line. */
export const nightSky: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random, details } = frame;
  const { glow, shape, disc, stroke, context, within, gradient } = painter;
  painter.sky([
    [0, p.night],
    [0.5, p.deep],
    [0.82, p.middle],
    [1, p.light],
  ]);
  stars(painter, frame, height * 0.8, 130, tint(p.light, 0.5));
  const y = height * (0.28 + 0.12 * trait('high'));
  switch (Math.floor(trait('what') * 3)) {
    case 0: {
      const [tailX, tailY] = [x - s * (0.7 + 0.3 * trait('tail')), y + s * (0.2 + 0.26 * trait('fall'))];
      within('light', () =>
        shape(
          [x - s * 0.02, y - s * 0.045, x + s * 0.03, y + s * 0.04, tailX, tailY],
          gradient(x, y, tailX, tailY, [
            [0, alpha(p.glow, 0.9)],
            [1, alpha(p.glow, 0)],
          ]),
        ),
      );
      disc(x, y, s * 0.05, tint(p.glow, 0.6));
      glow(x, y, s * 0.4, p.glow, 0.7);
      break;
    }
    case 1: {
      context.save();
      context.translate(x, height * 0.36);
      context.rotate(-0.5 - 0.5 * trait('lean'));
      for (let cloud = 0; cloud < 5; cloud += 1) {
        context.save();
        context.scale(1, 0.2);
        glow(
          (random() - 0.5) * s * 0.9,
          (random() - 0.5) * s * 0.7,
          s * (0.5 + 0.3 * random()),
          cloud % 2 === 0 ? p.light : p.glow,
          0.26,
        );
        context.restore();
      }
      for (let star = 0; star < 170; star += 1)
        disc(
          (random() - 0.5) * s * 2.2,
          (random() + random() - 1) * s * 0.2,
          s * (0.0012 + random() * 0.003),
          alpha('#ffffff', 0.3 + random() * 0.6),
        );
      context.restore();
      break;
    }
    default: {
      const round = s * (0.15 + 0.08 * trait('round'));
      glow(x, y + s * 0.06, round * 2.6, p.glow, 0.4);
      disc(
        x,
        y + s * 0.06,
        round,
        gradient(x - round, 0, x + round, 0, [
          [0, tint(p.glow, 0.25)],
          [1, mix(p.glow, p.night, 0.75)],
        ]),
      );
      stroke(
        (on) => on.ellipse(x, y + s * 0.06, round * 1.8, round * 0.36, -0.35, -0.36, Math.PI + 0.36),
        mix(p.light, '#ffffff', 0.4),
        s * 0.018,
      );
    }
  }
  const black = shade(p.night, 0.45);
  land(painter, frame, 'far', height * 0.8, s * 0.04, mix(p.middle, p.night, 0.6), 1);
  const ground = land(painter, frame, 'ground', height * 0.87, s * 0.035, black, 1);
  const who = x - s * (0.2 + 0.3 * trait('who'));
  if (details.isEmpty !== true && trait('people') > 0.35) {
    person(painter, who, ground(who) + 2, s * 0.15, black);
    person(painter, who + s * 0.09, ground(who + s * 0.09) + 2, s * 0.11, black);
  }
  for (let tree = 0; tree < 14; tree += 1) {
    const at = random() * width;
    if (Math.abs(at - who) > s * 0.2) spruce(painter, at, ground(at) + s * 0.02, s * (0.06 + 0.14 * random()), black);
  }
};
