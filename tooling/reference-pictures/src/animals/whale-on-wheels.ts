import { type AnimalPainter, cheeks, eye, sides, smile } from './face';

/** A whale that rolls on two wheels and blows. */
export const whaleOnWheels: AnimalPainter = (painter, { x, y, foot, s, coat, accent }) => {
  const { path, oval, within, disc, stroke } = painter;
  const body = (on: Parameters<Parameters<typeof path>[0]>[0]): void => {
    on.moveTo(x - s * 0.44, y + s * 0.02);
    on.bezierCurveTo(x - s * 0.44, y - s * 0.36, x + s * 0.18, y - s * 0.34, x + s * 0.3, y + s * 0.02);
    on.bezierCurveTo(x + s * 0.36, y + s * 0.02, x + s * 0.4, y - s * 0.06, x + s * 0.38, y - s * 0.2);
    on.bezierCurveTo(x + s * 0.46, y - s * 0.12, x + s * 0.5, y - s * 0.14, x + s * 0.58, y - s * 0.2);
    on.bezierCurveTo(x + s * 0.58, y + s * 0.05, x + s * 0.42, y + s * 0.26, x + s * 0.15, y + s * 0.27);
    on.lineTo(x - s * 0.2, y + s * 0.27);
    on.bezierCurveTo(x - s * 0.36, y + s * 0.26, x - s * 0.44, y + s * 0.18, x - s * 0.44, y + s * 0.02);
  };
  path(body, coat);
  within(body, () => oval(x - s * 0.2, y + s * 0.3, s * 0.5, s * 0.17, sides(coat).pale));
  eye(painter, x - s * 0.24, y - s * 0.03, s * 0.062);
  smile(painter, x - s * 0.32, y + s * 0.08, s * 0.07);
  cheeks(painter, x - s * 0.14, y + s * 0.08, 0, s * 0.045);
  for (const wheel of [x - s * 0.22, x + s * 0.14]) {
    disc(wheel, foot - s * 0.06, s * 0.085, '#2a2540');
    disc(wheel, foot - s * 0.06, s * 0.04, accent);
  }
  for (const side of [-1, 0, 1])
    stroke(
      (on) => {
        on.moveTo(x - s * 0.1, y - s * 0.28);
        on.quadraticCurveTo(
          x - s * 0.1 + side * s * 0.03,
          y - s * 0.42,
          x - s * 0.1 + side * s * 0.12,
          y - s * 0.4 - (side === 0 ? s * 0.05 : 0),
        );
      },
      '#ffffff',
      s * 0.022,
    );
};
