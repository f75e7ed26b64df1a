import type { Frame } from '../frame';
import { alpha } from './colours';
import type { Painter } from './painter';

/** A great whale from the side, its head to the left; `half` is about half its length. */
export function whale(
  { path, stroke, disc }: Painter,
  x: number,
  y: number,
  half: number,
  skin: string,
  light: string,
): void {
  path((on) => {
    on.moveTo(x - half, y + half * 0.05);
    on.bezierCurveTo(x - half * 0.8, y - half * 0.32, x + half * 0.1, y - half * 0.3, x + half * 0.7, y - half * 0.03);
    on.bezierCurveTo(
      x + half * 0.9,
      y - half * 0.02,
      x + half * 1.02,
      y - half * 0.2,
      x + half * 1.18,
      y - half * 0.26,
    );
    on.bezierCurveTo(x + half * 1.12, y - half * 0.1, x + half * 1.1, y, x + half * 1.24, y + half * 0.14);
    on.bezierCurveTo(
      x + half * 1.06,
      y + half * 0.12,
      x + half * 0.9,
      y + half * 0.08,
      x + half * 0.7,
      y + half * 0.08,
    );
    on.bezierCurveTo(x + half * 0.2, y + half * 0.28, x - half * 0.75, y + half * 0.32, x - half, y + half * 0.05);
  }, skin);
  path((on) => {
    on.moveTo(x - half * 0.35, y + half * 0.18);
    on.quadraticCurveTo(x - half * 0.3, y + half * 0.5, x - half * 0.02, y + half * 0.56);
    on.quadraticCurveTo(x - half * 0.12, y + half * 0.3, x - half * 0.1, y + half * 0.2);
  }, skin);
  for (let fold = 0; fold < 5; fold += 1)
    stroke(
      (on) => {
        on.moveTo(x - half * (0.92 - 0.06 * fold), y + half * (0.09 + 0.022 * fold));
        on.quadraticCurveTo(
          x - half * 0.5,
          y + half * (0.15 + 0.028 * fold),
          x - half * (0.1 + 0.05 * fold),
          y + half * (0.1 + 0.02 * fold),
        );
      },
      alpha(light, 0.35),
      half * 0.014,
    );
  disc(x - half * 0.72, y + half * 0.01, half * 0.017, light);
}

/** A diver with a lamp, on the way down to the right. */
export function diver(
  { context, oval, disc, shape, within, gradient }: Painter,
  x: number,
  y: number,
  size: number,
): void {
  const suit = '#04141d';
  context.save();
  context.translate(x, y);
  context.rotate(0.38);
  oval(0, 0, size, size * 0.26, suit);
  disc(size * 1.12, size * -0.05, size * 0.26, suit);
  oval(size * -0.1, size * -0.3, size * 0.5, size * 0.16, '#f2a94a');
  shape([size * -0.8, size * -0.1, size * -2, size * -0.25, size * -2.6, size * -0.05, size * -1.9, size * 0.02], suit);
  shape([size * -0.8, size * 0.1, size * -1.9, size * 0.3, size * -2.5, size * 0.62, size * -1.8, size * 0.1], suit);
  shape([size * 0.4, 0, size * 1.3, size * 0.5, size * 1.25, size * 0.62, size * 0.2, size * 0.2], suit);
  context.restore();
  within('light', () => {
    const beam = gradient(x + size * 1.3, 0, x + size * 8, 0, [
      [0, alpha('#ffe7b0', 0.5)],
      [0.5, alpha('#ffe7b0', 0.14)],
      [1, alpha('#ffe7b0', 0)],
    ]);
    shape([x + size * 1.3, y + size * 0.8, x + size * 9, y + size, x + size * 8, y + size * 4.4], beam);
  });
}

/** A shoal that turns around a middle. */
export function fishes(
  { context, oval, shape }: Painter,
  { random }: Frame,
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: string,
): void {
  for (let index = 0; index < count; index += 1) {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * reach;
    const long = reach * (0.03 + random() * 0.03);
    context.save();
    context.translate(x + Math.cos(turn) * far * 1.25, y + Math.sin(turn) * far * 0.6);
    context.rotate(Math.sin(turn) * 0.5 - 0.2);
    oval(0, 0, long, long * 0.36, alpha(colour, 0.65 + random() * 0.35));
    shape([long * 0.8, 0, long * 1.5, long * -0.36, long * 1.5, long * 0.36], colour);
    context.restore();
  }
}
