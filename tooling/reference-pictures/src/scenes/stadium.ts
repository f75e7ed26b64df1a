import { alpha } from '../painting/colours';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

/** A match under floodlights, the stand full. */
export const stadium: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, print, trait, random } = frame;
  const { box, shape, stroke, gradient, glow, disc } = painter;
  const [, shirts, , away, accent] = print;
  painter.sky([
    [0, '#07121c'],
    [0.4, '#10283a'],
    [0.5, '#1b3d4a'],
    [1, '#0d2a1c'],
  ]);
  const seat = s * 0.014;
  for (let row = 0; row < 11; row += 1)
    for (let left = 0; left < width; left += seat)
      if (random() > 0.35)
        box(
          left + (random() - 0.5) * seat * 0.4,
          height * (0.3 + row * 0.018) + (random() - 0.5) * s * 0.012,
          s * 0.008,
          s * 0.009,
          alpha(random() > 0.5 ? shirts : random() > 0.5 ? '#e9e6df' : '#3a5666', 0.5),
        );
  box(0, height * 0.5, width, s * 0.035, '#0a1720');
  for (let board = -6; board < 7; board += 1)
    box(x + board * s * 0.22, height * 0.503, s * 0.2, s * 0.03, board % 3 === 0 ? accent : '#1d3b48');
  box(
    0,
    height * 0.535,
    width,
    height,
    gradient(0, height * 0.53, 0, height, [
      [0, '#2f7a48'],
      [1, '#1b5532'],
    ]),
  );
  for (let row = -6; row < 7; row += 1)
    shape(
      [
        x + row * s * 0.2,
        height * 0.535,
        x + (row + 0.5) * s * 0.2,
        height * 0.535,
        x + (row + 0.5) * s * 0.44,
        height,
        x + row * s * 0.44,
        height,
      ],
      alpha('#ffffff', 0.06),
    );
  stroke(
    (on) => {
      on.moveTo(x - s * 0.8, height * 0.56);
      on.lineTo(x + s * 1.6, height * 0.56);
      on.moveTo(x - s * 0.1, height * 0.56);
      on.lineTo(x - s * 0.3, height * 0.78);
      on.lineTo(x - s * 1.2, height * 0.78);
    },
    alpha('#ffffff', 0.7),
    s * 0.006,
  );
  stroke(
    (on) => on.ellipse(x + s * 0.45, height * 0.72, s * 0.3, s * 0.085, 0, 0, Math.PI * 2),
    alpha('#ffffff', 0.7),
    s * 0.006,
  );
  for (let player = 0; player < 6; player += 1)
    drawPlayer(
      painter,
      x + (trait(`x-${player}`) - 0.5) * s * 1.7,
      height * (0.61 + 0.09 * trait(`y-${player}`)),
      s * (0.12 + 0.05 * trait(`y-${player}`)),
      player % 2 === 1 ? shirts : '#eef0ee',
      player % 2 === 1 ? '#12202b' : '#24445c',
      0,
    );
  drawPlayer(painter, x - s * 0.16, height * 0.92, s * 0.36, shirts, '#12202b', s * 0.02);
  drawPlayer(painter, x + s * 0.14, height * 0.89, s * 0.33, away, '#24445c', s * -0.02);
  disc(x - s * 0.02, height * 0.9, s * 0.02, '#ffffff');
  for (const lamp of [-0.8, -0.2, 0.4, 1]) glow(x + s * lamp, height * 0.06, s * 0.45, '#dff2ff', 0.45);
};

function drawPlayer(
  { oval, line, shape, disc }: Painter,
  x: number,
  foot: number,
  tall: number,
  shirt: string,
  shorts: string,
  lean: number,
): void {
  const skin = '#e0b08a';
  oval(x + tall * 0.25, foot, tall * 0.5, tall * 0.07, alpha('#03130b', 0.5));
  line([x, foot - tall * 0.42, x - tall * 0.2, foot - tall * 0.2, x - tall * 0.22, foot], skin, tall * 0.1);
  line(
    [x + tall * 0.04, foot - tall * 0.42, x + tall * 0.24, foot - tall * 0.26, x + tall * 0.34, foot - tall * 0.05],
    skin,
    tall * 0.1,
  );
  line([x - tall * 0.21, foot - tall * 0.14, x - tall * 0.22, foot], shirt, tall * 0.1);
  shape(
    [
      x - tall * 0.16,
      foot - tall * 0.5,
      x + tall * 0.17,
      foot - tall * 0.5,
      x + tall * 0.2,
      foot - tall * 0.34,
      x - tall * 0.18,
      foot - tall * 0.32,
    ],
    shorts,
  );
  shape(
    [
      x - tall * 0.15 + lean,
      foot - tall * 0.86,
      x + tall * 0.15 + lean,
      foot - tall * 0.86,
      x + tall * 0.16,
      foot - tall * 0.48,
      x - tall * 0.15,
      foot - tall * 0.48,
    ],
    shirt,
  );
  line([x - tall * 0.13 + lean, foot - tall * 0.82, x - tall * 0.34 + lean, foot - tall * 0.6], shirt, tall * 0.09);
  line([x + tall * 0.13 + lean, foot - tall * 0.82, x + tall * 0.33 + lean, foot - tall * 0.68], shirt, tall * 0.09);
  disc(x + lean * 1.3, foot - tall * 0.97, tall * 0.1, '#d9a57d');
}
