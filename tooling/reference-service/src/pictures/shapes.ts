/** A measure of a drawing with one digit after the point. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled shape through points, closed along the bottom edge. */
export function land(
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  height: number,
  fill: string,
): string {
  const line = points.map(([x, y]) => `L${round(x)} ${round(y)}`).join('');
  return `<path d="M0 ${round(height)}${line}L${round(width)} ${round(height)}Z" fill="${fill}"/>`;
}

/** Rolling ground around a height. */
export function hills(
  width: number,
  level: number,
  swing: number,
  random: () => number,
): readonly (readonly [number, number])[] {
  const waves = [1, 2.3, 4.1].map((pace) => ({
    pace: pace * (0.8 + random() * 0.5),
    shift: random() * 7,
    share: 1 / pace,
  }));
  return steps(width, 36).map((x) => {
    const lift = waves.reduce(
      (sum, { pace, shift, share }) => sum + Math.sin((x / width) * pace * 4 + shift) * share,
      0,
    );
    return [x, level + lift * swing] as const;
  });
}

/** Jagged mountains above a height. */
export function peaks(
  width: number,
  level: number,
  rise: number,
  random: () => number,
): readonly (readonly [number, number])[] {
  return steps(width, 18).map(
    (x, index) => [x, level - (index % 2 === 0 ? random() * 0.35 : 0.4 + random() * 0.6) * rise] as const,
  );
}

/** Evenly spread places from 0 to a width, both included. */
function steps(width: number, count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, index) => (index / count) * width);
}
