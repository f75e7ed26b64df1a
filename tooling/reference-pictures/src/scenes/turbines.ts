import { alpha, mix } from '../painting/colours';
import { clouds, land } from '../painting/nature';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

/** Windmills of today above a field or out at sea. */
export const turbines: Scene = (painter, frame) => {
  const { height, width, size: s, focusX: x, palette: p, trait } = frame;
  const { shape, box } = painter;
  painter.sky([
    [0, p.night],
    [0.45, p.deep],
    [0.74, p.middle],
    [0.84, p.light],
    [1, p.light],
  ]);
  clouds(painter, frame, '#ffffff', 6, 0.55);
  painter.glow(x + s * 0.3, height * 0.8, s * 0.8, p.glow, 0.4);
  const isAtSea = trait('sea') > 0.6;
  if (!isAtSea) land(painter, frame, 'far', height * 0.78, s * 0.03, mix(p.middle, p.night, 0.5), 1.5);
  const count = 3 + Math.floor(trait('count') * 3);
  for (let index = 0; index < count; index += 1)
    turbine(
      painter,
      x + (index - (count - 1) / 2) * s * 0.42 + s * 0.1 * trait(`at-${index}`),
      height * 0.82,
      s * (0.3 + 0.24 * trait(`tall-${index}`)),
      trait(`turn-${index}`) * 2,
      mix('#f4f2ec', p.middle, 0.25),
    );
  turbine(painter, x + s * 0.06, height * 0.86, s * 0.68, trait('turn') * 2, '#fbfaf6');
  const front = mix(p.night, '#000000', 0.25);
  if (isAtSea) {
    box(
      0,
      height * 0.82,
      width,
      height,
      painter.gradient(0, height * 0.82, 0, height, [
        [0, mix(p.middle, p.night, 0.45)],
        [1, front],
      ]),
    );
    return;
  }
  land(painter, frame, 'near', height * 0.84, s * 0.03, front, 1.5);
  for (let row = -12; row < 12; row += 1)
    shape(
      [
        x + row * s * 0.03,
        height * 0.85,
        x + (row + 0.5) * s * 0.03,
        height * 0.85,
        x + (row + 0.8) * s * 0.17,
        height,
        x + (row - 0.2) * s * 0.17,
        height,
      ],
      alpha('#ffffff', 0.05),
    );
};

function turbine(
  { context, shape, disc }: Painter,
  x: number,
  foot: number,
  tall: number,
  turn: number,
  colour: string,
): void {
  shape(
    [x - tall * 0.022, foot, x - tall * 0.01, foot - tall, x + tall * 0.01, foot - tall, x + tall * 0.022, foot],
    colour,
  );
  for (let blade = 0; blade < 3; blade += 1) {
    context.save();
    context.translate(x, foot - tall);
    context.rotate(turn + (blade * Math.PI * 2) / 3);
    shape([tall * -0.012, 0, tall * -0.03, tall * -0.15, 0, tall * -0.56, tall * 0.012, 0], colour);
    context.restore();
  }
  disc(x, foot - tall, tall * 0.025, '#dcd8cc');
}
