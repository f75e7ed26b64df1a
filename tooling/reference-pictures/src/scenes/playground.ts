import { animalNames, animals } from '../animals/animals';
import type { Frame } from '../frame';
import { alpha, mix, shade, tint } from '../painting/colours';
import { land, spruce, stars } from '../painting/nature';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

/** A children's world: one round animal, large, before hills, woods, the sea, a town or the night. */
export const playground: Scene = (painter, frame) => {
  const { height, width, size: s, focusX: x, palette: p, print, trait, isUpright, isBehind, details } = frame;
  const isNight = trait('hour') > 0.82 || details.animal === 'pancake';
  const [sky, ground] = isNight
    ? [mix(print[0], '#1a1c4a', 0.72), mix(print[1], '#1a1c4a', 0.55)]
    : [print[0], print[1]];
  painter.sky([
    [0, sky],
    [1, tint(sky, 0.25)],
  ]);
  const soft = tint(sky, 0.5);
  if (isNight) stars(painter, frame, height * 0.7, 50, '#fff4c9');
  painter.disc(
    x + s * (trait('sun') > 0.5 ? 0.56 : -0.56),
    height * (0.18 + 0.1 * trait('high')),
    s * (0.12 + 0.05 * trait('round')),
    isNight ? '#fff1c4' : tint(print[3], 0.35),
  );
  if (!isNight)
    for (let index = 0; index < 3; index += 1)
      cloud(
        painter,
        // Beside the animal, whose face stays clear.
        x + (index % 2 === 0 ? 1 : -1) * s * (0.5 + 0.5 * trait(`cloud-${index}`)),
        height * (0.1 + 0.2 * trait(`cloud-high-${index}`)),
        s,
        soft,
      );
  // Behind a page an animal is whole above its rail.
  const [foot, big] = isUpright
    ? [height * 0.7, s * 0.96]
    : isBehind
      ? [height * 0.6, s * 0.66]
      : [height * 0.85, s * 0.98];
  backdrop(painter, { ...frame, height: foot / 0.85 + (isUpright ? height * 0.036 : 0) }, ground, sky);
  land(painter, frame, 'near', foot - s * 0.07, s * 0.035, ground, 0.7);
  painter.oval(x, foot, s * 0.34, s * 0.045, alpha('#000000', 0.18));
  const who = animals[details.animal ?? frame.pick('animal', animalNames)];
  who(painter, { x, y: foot - big * 0.3, foot, s: big, coat: print[2], accent: print[3] });
  for (let tuft = 0; tuft < 9; tuft += 1) {
    const at = x + (trait(`tuft-${tuft}`) - 0.5) * Math.max(width, s * 2);
    const y = foot + (height - foot) * (0.2 + 0.7 * trait(`tuft-y-${tuft}`));
    painter.oval(at, y, s * 0.034, s * 0.014, shade(ground, 0.14));
    if (tuft % 3 === 0) painter.disc(at, y - s * 0.02, s * 0.014, tuft % 2 === 0 ? print[3] : p.glow);
  }
};

function cloud({ oval }: Painter, x: number, y: number, s: number, colour: string): void {
  oval(x, y, s * 0.16, s * 0.05, alpha(colour, 0.75));
  oval(x + s * 0.06, y - s * 0.04, s * 0.09, s * 0.06, alpha(colour, 0.75));
  oval(x - s * 0.06, y - s * 0.02, s * 0.07, s * 0.045, alpha(colour, 0.75));
}

function backdrop(painter: Painter, frame: Frame, ground: string, sky: string): void {
  const { width, height, size: s, focusX: x, print, trait } = frame;
  const { box, shape, disc, rounded } = painter;
  const back = mix(ground, sky, 0.45);
  switch (Math.floor(trait('place') * 5)) {
    case 0: {
      const hill = land(painter, frame, 'far', height * 0.68, s * 0.05, back, 0.8);
      for (let tree = 0; tree < 8; tree += 1) {
        const at = x + (tree - 3.5) * s * 0.34 + s * 0.1 * trait(`tree-${tree}`);
        spruce(
          painter,
          at,
          hill(at) + s * 0.03,
          s * (0.16 + 0.16 * trait(`tall-${tree}`)),
          mix(back, shade(ground, 0.2), 0.5),
        );
      }
      break;
    }
    case 1:
      box(0, height * 0.62, width, height, mix(sky, '#2f7fb8', 0.5));
      for (let wave = 0; wave < 12; wave += 1)
        rounded(
          x + (trait(`wave-${wave}`) - 0.5) * s * 2.4,
          height * (0.64 + 0.11 * trait(`wave-y-${wave}`)),
          s * 0.14,
          s * 0.012,
          s * 0.006,
          alpha('#ffffff', 0.4),
        );
      shape(
        [
          x - s * 0.74,
          height * 0.61,
          x - s * 0.5,
          height * 0.61,
          x - s * 0.55,
          height * 0.655,
          x - s * 0.69,
          height * 0.655,
        ],
        print[3],
      );
      shape([x - s * 0.61, height * 0.44, x - s * 0.5, height * 0.59, x - s * 0.61, height * 0.59], '#fff6e6');
      break;
    case 2:
      for (let house = 0; house < 9; house += 1) {
        const left = x + (house - 4.5) * s * 0.28;
        const tall = s * (0.14 + 0.16 * trait(`house-${house}`));
        const wall = mix([print[2], print[3], '#ffffff', print[1]][house % 4] ?? '#ffffff', sky, 0.55);
        box(left, height * 0.72 - tall, s * 0.2, tall + s * 0.1, wall);
        shape(
          [
            left - s * 0.02,
            height * 0.72 - tall,
            left + s * 0.1,
            height * 0.72 - tall - s * 0.1,
            left + s * 0.22,
            height * 0.72 - tall,
          ],
          shade(wall, 0.18),
        );
        for (const pane of [0.04, 0.12])
          box(left + s * pane, height * 0.75 - tall, s * 0.04, s * 0.05, alpha('#fff4c9', 0.9));
      }
      break;
    case 3:
      for (let bush = 0; bush < 9; bush += 1)
        disc(
          x + (bush - 4) * s * 0.32,
          height * 0.74,
          s * (0.12 + 0.1 * trait(`bush-${bush}`)),
          mix(back, ground, 0.2 * (bush % 3)),
        );
      break;
    default:
      land(painter, frame, 'hill-a', height * 0.62, s * 0.1, mix(ground, sky, 0.62), 0.6);
      land(painter, frame, 'hill-b', height * 0.71, s * 0.06, back, 0.8);
  }
}
