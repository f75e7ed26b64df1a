import type { Frame } from '../frame';
import { alpha } from './colours';
import type { Fill, Painter } from './painter';

/** Rolling ground from a height to the lower edge; gives the height at any x. The wave belongs to the name. */
export function land(
  { path }: Painter,
  { width, height, size, trait }: Frame,
  name: string,
  level: number,
  swing: number,
  fill: Fill,
  pace = 1,
): (x: number) => number {
  const waves = [0.9, 1.7, 2.9, 4.3].map((base, index) => ({
    shift: trait(`${name}-shift-${index}`) * Math.PI * 2,
    pace: base * (0.8 + trait(`${name}-pace-${index}`) * 0.5) * pace,
    share: 0.6 / (index + 1),
  }));
  const heightAt = (x: number) =>
    level +
    waves.reduce((sum, wave) => sum + Math.sin(wave.shift + (x / size) * wave.pace * 2) * wave.share, 0) * swing;
  const step = Math.max(2, size / 90);
  path((on) => {
    on.moveTo(0, height);
    for (let x = 0; x <= width + step; x += step) on.lineTo(x, heightAt(x));
    on.lineTo(width, height);
    on.closePath();
  }, fill);
  return heightAt;
}

/** Rough mountains above a height. */
export function peaks(
  { path }: Painter,
  { width, height, size, trait }: Frame,
  name: string,
  level: number,
  rise: number,
  fill: Fill,
  roughness = 0.5,
): void {
  const count = 128;
  const heights = new Array<number>(count + 1).fill(0);
  heights[0] = trait(`${name}-first`);
  heights[count] = trait(`${name}-last`);
  for (let step = count, reach = 1; step > 1; step /= 2, reach *= roughness) {
    for (let at = step / 2; at < count; at += step) {
      const middle = ((heights[at - step / 2] ?? 0) + (heights[at + step / 2] ?? 0)) / 2;
      heights[at] = middle + (trait(`${name}-${at}`) - 0.5) * reach;
    }
  }
  const span = Math.max(width, size * 1.6);
  path((on) => {
    on.moveTo(0, height);
    for (const [index, share] of heights.entries()) on.lineTo((index / count) * span, level - share * rise);
    on.lineTo(width, height);
    on.closePath();
  }, fill);
}

/** Broken light on water, gathered around an x. */
export function ripples(
  { box }: Painter,
  { random, size }: Frame,
  from: number,
  to: number,
  x: number,
  colour: string,
  count: number,
  spread = 1,
): void {
  const unit = (size / 340) * spread;
  for (let index = 0; index < count; index += 1) {
    const depth = random();
    const length = (8 + random() * 56) * (0.25 + depth) * unit;
    const left = x + (random() - 0.5) * 150 * unit * (0.25 + depth * 1.3) - length / 2;
    const y = from + (to - from) * depth * depth;
    box(
      left,
      y,
      length,
      Math.max(0.8, 2.2 * depth * (size / 340)),
      alpha(colour, 0.08 + 0.5 * random() * (1 - depth * 0.5)),
    );
  }
}

/** Small points of light in the upper part of the frame. */
export function stars(
  { disc }: Painter,
  { width, random, size }: Frame,
  lowest: number,
  count: number,
  colour = '#ffffff',
): void {
  for (let index = 0; index < count; index += 1)
    disc(
      random() * width,
      random() * lowest,
      random() * size * 0.0032 + size * 0.0012,
      alpha(colour, 0.2 + random() * 0.6),
    );
}

/** A flock, written with two strokes a bird. */
export function birds(
  { stroke }: Painter,
  { random }: Frame,
  x: number,
  y: number,
  span: number,
  count: number,
  colour: string,
): void {
  for (let index = 0; index < count; index += 1) {
    const atX = x + (random() - 0.5) * span * 16;
    const atY = y + (random() - 0.5) * span * 7;
    const wing = span * (0.4 + random() * 0.7);
    stroke(
      (on) => {
        on.moveTo(atX - wing, atY - wing * 0.35);
        on.quadraticCurveTo(atX - wing * 0.3, atY - wing * 0.3, atX, atY);
        on.quadraticCurveTo(atX + wing * 0.3, atY - wing * 0.3, atX + wing, atY - wing * 0.35);
      },
      colour,
      Math.max(0.8, span * 0.1),
    );
  }
}

/** Long flat clouds. */
export function clouds(
  { oval, gradient }: Painter,
  { width, height, size, random }: Frame,
  colour: string,
  count: number,
  lowest = 0.5,
): void {
  for (let index = 0; index < count; index += 1) {
    const x = random() * width;
    const reach = size * (0.4 + random() * 0.6);
    const fill = gradient(x - reach, 0, x + reach, 0, [
      [0, alpha(colour, 0)],
      [0.5, alpha(colour, 0.14 + random() * 0.24)],
      [1, alpha(colour, 0)],
    ]);
    oval(x, height * (0.05 + (lowest - 0.05) * random()), reach, size * (0.008 + 0.016 * random()), fill);
  }
}

/** A bare tree that grows from a foot. */
export function bareTree(
  { line }: Painter,
  { random }: Frame,
  x: number,
  y: number,
  tall: number,
  colour: string,
): void {
  const branch = (fromX: number, fromY: number, turn: number, length: number, thick: number): void => {
    const toX = fromX + Math.cos(turn) * length;
    const toY = fromY + Math.sin(turn) * length;
    line([fromX, fromY, toX, toY], colour, Math.max(0.5, thick));
    if (length < tall * 0.075) return;
    const count = random() > 0.65 ? 3 : 2;
    for (let index = 0; index < count; index += 1)
      branch(toX, toY, turn + (random() - 0.5) * 1.25, length * (0.6 + random() * 0.18), thick * 0.64);
  };
  branch(x, y, -Math.PI / 2 + (random() - 0.5) * 0.15, tall * 0.3, tall * 0.045);
}

/** A spruce of three skirts. */
export function spruce({ shape }: Painter, x: number, foot: number, tall: number, fill: Fill): void {
  for (const [from, to, half] of [
    [1, 0.5, 0.1],
    [0.72, 0.26, 0.16],
    [0.46, 0, 0.21],
  ] as const)
    shape([x, foot - tall * from, x + tall * half, foot - tall * to, x - tall * half, foot - tall * to], fill);
}
