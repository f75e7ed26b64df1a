import { alpha, mix, shade } from '../painting/colours';
import { birds, land, peaks, ripples } from '../painting/nature';
import { person } from '../painting/people';
import type { Scene } from '../scene';

/** A lighthouse on its headland; the beams, the house and the walker change. */
export const lighthouse: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, isUpright, details } = frame;
  const { shape, box, gradient, path, glow, mist, within } = painter;
  const sea = height * (0.63 + trait('sea') * 0.07);
  const tall = s * (0.29 + trait('tall') * 0.14);
  const lamp = sea - s * 0.13 - tall;
  const half = s * (0.03 + trait('stout') * 0.012);
  painter.sky([
    [0, p.night],
    [0.34, p.deep],
    [0.6, p.middle],
    [0.67, mix(p.middle, p.light, 0.6)],
    [0.68, mix(p.deep, p.night, 0.3)],
    [1, p.night],
  ]);
  glow(x, lamp + s * 0.1, s * 1.1, p.light, 0.42);
  peaks(painter, frame, 'far', sea + 2, s * 0.1, alpha(p.deep, 0.55));
  mist(sea - s * 0.02, s * 0.12, p.light, 0.3);
  path(
    (on) => {
      on.moveTo(x - s * 0.62, sea + s * 0.05);
      on.bezierCurveTo(x - s * 0.35, sea - s * 0.02, x - s * 0.28, sea - s * 0.13, x - s * 0.08, sea - s * 0.14);
      on.lineTo(x + s * 0.12, sea - s * 0.14);
      on.bezierCurveTo(x + s * 0.4, sea - s * 0.13, x + s * 0.6, sea - s * 0.2, width + s * 0.3, sea - s * 0.24);
      on.lineTo(width + s * 0.3, sea + s * 0.06);
      on.closePath();
    },
    gradient(0, sea - s * 0.24, 0, sea + s * 0.06, [
      [0, mix(p.night, p.deep, 0.25)],
      [1, mix(p.night, p.deep, 0.55)],
    ]),
  );
  const lean = (trait('lean') - 0.5) * 0.16;
  within('light', () => {
    for (const side of [-1, 1]) {
      const far = width * 1.1 * side;
      const drop = far * lean;
      shape(
        [x, lamp - s * 0.012, x + far, lamp + drop - s * 0.2, x + far, lamp + drop + s * 0.2, x, lamp + s * 0.012],
        gradient(x, 0, x + far, 0, [
          [0, alpha(p.glow, 0.75)],
          [0.25, alpha(p.glow, 0.24)],
          [0.75, alpha(p.glow, 0)],
        ]),
      );
    }
  });
  shape(
    [
      x - half * 1.5,
      sea - s * 0.13,
      x - half,
      lamp + s * 0.03,
      x + half,
      lamp + s * 0.03,
      x + half * 1.5,
      sea - s * 0.13,
    ],
    gradient(x - half * 1.5, 0, x + half * 1.5, 0, [
      [0, mix(p.middle, p.light, 0.55)],
      [0.5, mix(p.deep, p.middle, 0.4)],
      [1, p.night],
    ]),
  );
  if (trait('bands') > 0.5)
    for (const at of [0.3, 0.62]) {
      const [from, to] = [half * (1 + at * 0.5), half * (1.07 + at * 0.5)];
      const [upper, lower] = [
        lamp + s * 0.03 + (tall - s * 0.03) * at,
        lamp + s * 0.03 + (tall - s * 0.03) * (at + 0.14),
      ];
      shape([x - from, upper, x + from, upper, x + to, lower, x - to, lower], alpha(shade(p.night, 0.2), 0.55));
    }
  box(x - half * 1.45, lamp + s * 0.018, half * 2.9, s * 0.012, p.night);
  box(x - half * 0.8, lamp - s * 0.03, half * 1.6, s * 0.048, p.glow);
  shape([x - half * 1.05, lamp - s * 0.03, x, lamp - s * 0.075, x + half * 1.05, lamp - s * 0.03], p.night);
  if (trait('house') > 0.25) {
    const left = x + half * 2 + s * 0.02 * trait('yard');
    box(left, sea - s * 0.185, s * 0.12, s * 0.05, mix(p.night, p.deep, 0.15));
    shape(
      [
        left - s * 0.01,
        sea - s * 0.182,
        left + s * 0.02,
        sea - s * 0.22,
        left + s * 0.1,
        sea - s * 0.22,
        left + s * 0.13,
        sea - s * 0.182,
      ],
      p.night,
    );
    box(left + s * 0.03, sea - s * 0.17, s * 0.016, s * 0.018, p.glow);
  }
  glow(x, lamp, s * 0.3, p.glow, 0.9);
  mist(sea + s * 0.02, s * 0.07, p.middle, 0.45);
  ripples(painter, frame, sea + s * 0.05, height, x, p.glow, 46);
  ripples(painter, frame, sea + s * 0.03, height, width * 0.3, p.middle, 50, 1.2);
  const shore = land(painter, frame, 'shore', height * 0.955, s * 0.02, shade(p.night, 0.35), 1.5);
  const walker = isUpright ? width * 0.3 : x - s * (0.35 + 0.4 * trait('walker'));
  if (details.isEmpty !== true) person(painter, walker, shore(walker) + 2, s * 0.14, shade(p.night, 0.5), '#d9822b');
  birds(painter, frame, x - s * 0.4, height * 0.2, s * 0.03, 7, alpha(p.night, 0.55));
};
