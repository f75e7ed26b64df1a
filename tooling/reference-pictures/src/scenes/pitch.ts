import { alpha, mix } from '../painting/colours';
import type { Scene } from '../scene';

/** Grass, a hall's floor, water blue and ice. */
const grounds = [
  ['#23603d', '#2b6f47'],
  ['#6f3327', '#7d3c2f'],
  ['#1f4a66', '#265776'],
  ['#8fb0c2', '#9dbccc'],
  ['#2f5a4a', '#366a56'],
] as const;

/** A field of play from above with long evening shadows. */
export const pitch: Scene = (painter, { width, height, size: s, focusX: x, print, trait, details }) => {
  const { box, stroke, shape, disc, gradient } = painter;
  const [one, two] = grounds[details.ground ?? [0, 2, 4][Math.floor(trait('ground') * 3)] ?? 0] ?? grounds[0];
  const stripe = s * (0.16 + 0.1 * trait('stripe'));
  for (let left = (x % stripe) - stripe * 2, index = 0; left < width; left += stripe, index += 1)
    box(left, 0, stripe + 1, height, index % 2 === 1 ? one : two);
  const middle = x - s * 0.1;
  stroke(
    (on) => {
      on.moveTo(middle, 0);
      on.lineTo(middle, height);
      on.moveTo(middle + s * 0.34, height * 0.5);
      on.arc(middle, height * 0.5, s * 0.34, 0, Math.PI * 2);
    },
    alpha('#ffffff', 0.75),
    s * 0.012,
  );
  const teams = [print[3], mix(print[1], '#ffffff', 0.7)];
  for (let player = 0; player < 9; player += 1) {
    const [atX, atY, round] = [
      x + (trait(`x-${player}`) - 0.5) * s * 1.7,
      height * (0.12 + 0.76 * trait(`y-${player}`)),
      s * 0.042,
    ];
    shape(
      [atX, atY - round * 0.7, atX, atY + round * 0.7, atX + s * 0.26, atY + s * 0.13, atX + s * 0.26, atY + s * 0.06],
      alpha('#03130b', 0.42),
    );
    disc(atX, atY, round, teams[player % 2] ?? '#ffffff');
    disc(atX - round * 0.1, atY - round * 0.1, round * 0.45, player % 2 === 1 ? '#2b1a10' : '#f2d0a4');
  }
  disc(x + s * 0.02, height * 0.52, s * 0.02, '#ffffff');
  box(
    0,
    0,
    width,
    height,
    gradient(0, 0, width, height, [
      [0, alpha('#ffeabf', 0.22)],
      [0.5, alpha('#ffeabf', 0)],
      [1, alpha('#00140c', 0.55)],
    ]),
  );
};
