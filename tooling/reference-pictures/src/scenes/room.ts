import type { Frame } from '../frame';
import { alpha, mix, shade, tint } from '../painting/colours';
import type { Painter } from '../painting/painter';
import { back } from '../painting/people';
import type { Scene } from '../scene';

/** A room by a window: light on the floor, curtains, a table, somebody looking out. */
export const room: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, details } = frame;
  const { box, gradient, path, within, shape } = painter;
  painter.sky([
    [0, mix(p.deep, p.night, 0.25)],
    [0.72, mix(p.deep, p.night, 0.5)],
    [0.725, p.night],
    [1, shade(p.night, 0.45)],
  ]);
  box(0, height * 0.715, width, s * 0.018, mix(p.middle, p.deep, 0.6));
  const wide = s * (0.36 + 0.26 * trait('wide'));
  const tall = s * (0.4 + 0.1 * trait('tall'));
  const left = x - wide / 2;
  const top = height * 0.12;
  const frameColour = tint(mix(p.middle, p.deep, 0.2), 0.1);
  box(left - s * 0.03, top - s * 0.03, wide + s * 0.06, tall + s * 0.06, frameColour);
  box(
    left,
    top,
    wide,
    tall,
    gradient(0, top, 0, top + tall, [
      [0, p.light],
      [0.6, mix(p.light, p.glow, 0.5)],
      [0.62, mix(p.middle, p.night, 0.2)],
      [1, mix(p.middle, p.night, 0.45)],
    ]),
  );
  const bars = 1 + Math.floor(trait('bars') * 2.5);
  for (let bar = 1; bar <= bars; bar += 1)
    box(left + (wide * bar) / (bars + 1) - s * 0.01, top, s * 0.02, tall, frameColour);
  box(left, top + tall * 0.36, wide, s * 0.018, frameColour);
  for (const [side, edge] of [
    [-1, left - s * 0.05],
    [1, left + wide + s * 0.05],
  ] as const)
    path(
      (on) => {
        on.moveTo(edge - side * s * 0.03, top - s * 0.05);
        on.bezierCurveTo(
          edge + side * s * 0.02,
          top + tall * 0.5,
          edge - side * s * 0.12,
          top + tall * 0.7,
          edge + side * s * 0.03,
          height * 0.73,
        );
        on.lineTo(edge + side * s * 0.17, height * 0.73);
        on.lineTo(edge + side * s * 0.14, top - s * 0.05);
        on.closePath();
      },
      alpha(tint(p.light, 0.1), 0.42),
    );
  within('light', () => {
    shape(
      [
        left - s * 0.2,
        height * 0.8,
        left + wide - s * 0.25,
        height * 0.8,
        left + wide - s * 0.5,
        height,
        left - s * 0.62,
        height,
      ],
      alpha(p.glow, 0.4),
    );
    shape([left, top, left + wide, top + tall, left - s * 0.3, height, left - s * 0.7, height], alpha(p.glow, 0.1));
  });
  const table = x + wide / 2 + s * 0.28;
  const wood = shade(p.night, 0.3);
  box(table - s * 0.2, height * 0.6, s * 0.42, s * 0.026, wood);
  for (const leg of [-0.17, 0.17]) box(table + s * leg, height * 0.6, s * 0.022, s * 0.34, wood);
  if (trait('thing') > 0.5) vase(painter, frame, table, height * 0.6);
  else lamp(painter, frame, table, height * 0.6);
  for (let index = 0; index < Math.floor(trait('wall') * 4); index += 1) {
    const [atX, atY] = [x - wide / 2 - s * (0.34 + 0.19 * index), height * (0.2 + 0.06 * trait(`wall-${index}`))];
    box(atX, atY, s * 0.13, s * 0.16, frameColour);
    box(atX + s * 0.012, atY + s * 0.012, s * 0.106, s * 0.136, [p.middle, p.deep, p.light][index] ?? p.middle);
    painter.disc(atX + s * 0.065, atY + s * 0.07, s * 0.03, mix(p.glow, p.deep, 0.3));
  }
  if (details.isEmpty !== true && trait('somebody') > 0.4)
    back(painter, x - wide / 2 - s * 0.26, height + 2, s * 0.56, shade(p.night, 0.5), shade(p.night, 0.65));
};

function vase(
  { path, gradient, stroke, disc }: Painter,
  { size: s, palette: p, random }: Frame,
  x: number,
  y: number,
): void {
  path(
    (on) => {
      on.moveTo(x - s * 0.05, y);
      on.bezierCurveTo(x - s * 0.1, y - s * 0.05, x - s * 0.05, y - s * 0.1, x - s * 0.022, y - s * 0.115);
      on.lineTo(x + s * 0.022, y - s * 0.115);
      on.bezierCurveTo(x + s * 0.05, y - s * 0.1, x + s * 0.1, y - s * 0.05, x + s * 0.05, y);
    },
    gradient(x - s * 0.08, 0, x + s * 0.08, 0, [
      [0, '#fff6e6'],
      [0.5, p.glow],
      [1, shade(p.glow, 0.5)],
    ]),
  );
  for (let stem = 0; stem < 7; stem += 1) {
    const turn = -1.57 + (stem - 3) * 0.26;
    const far = s * (0.13 + random() * 0.1);
    const [endX, endY] = [x + Math.cos(turn) * far, y - s * 0.115 + Math.sin(turn) * far];
    stroke(
      (on) => {
        on.moveTo(x, y - s * 0.113);
        on.quadraticCurveTo(x, y - s * 0.16, endX, endY);
      },
      '#26402f',
      s * 0.006,
    );
    disc(endX, endY, s * 0.02, stem % 2 === 1 ? '#d8553f' : '#f0b04b');
  }
}

function lamp({ box, shape, glow, rounded }: Painter, { size: s, palette: p }: Frame, x: number, y: number): void {
  box(x - s * 0.006, y - s * 0.2, s * 0.012, s * 0.2, shade(p.night, 0.2));
  rounded(x - s * 0.05, y - s * 0.014, s * 0.1, s * 0.016, s * 0.008, shade(p.night, 0.2));
  glow(x, y - s * 0.2, s * 0.42, p.glow, 0.6);
  shape(
    [x - s * 0.05, y - s * 0.28, x + s * 0.05, y - s * 0.28, x + s * 0.1, y - s * 0.16, x - s * 0.1, y - s * 0.16],
    mix(p.glow, '#ffffff', 0.25),
  );
}
