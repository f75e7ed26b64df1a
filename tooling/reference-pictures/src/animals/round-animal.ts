import type { Painter } from '../painting/painter';
import { type AnimalPainter, type Body, cheeks, eyes, ink, sides, smile } from './face';

/** What a round animal has besides a head and a belly. */
type Ears = (painter: Painter, body: Body) => void;

const bearEars: Ears = ({ disc }, { x, y, s, coat }) => {
  for (const side of [-1, 1]) {
    disc(x + side * s * 0.19, y - s * 0.27, s * 0.09, coat);
    disc(x + side * s * 0.19, y - s * 0.27, s * 0.05, sides(coat).dark);
  }
};

const catEars: Ears = ({ shape, line }, { x, y, s, coat, accent }) => {
  for (const side of [-1, 1]) {
    shape(
      [x + side * s * 0.25, y - s * 0.1, x + side * s * 0.24, y - s * 0.4, x + side * s * 0.05, y - s * 0.24],
      coat,
    );
    shape(
      [x + side * s * 0.21, y - s * 0.2, x + side * s * 0.21, y - s * 0.33, x + side * s * 0.11, y - s * 0.24],
      accent,
    );
    for (const lift of [-0.02, 0.02])
      line([x + side * s * 0.16, y + s * 0.02, x + side * s * 0.36, y + s * (0.01 + lift * 1.6)], ink, s * 0.006);
  }
};

const rabbitEars: Ears = ({ oval }, { x, y, s, coat }) => {
  for (const side of [-1, 1]) {
    oval(x + side * s * 0.11, y - s * 0.37, s * 0.062, s * 0.19, coat, side * 0.16);
    oval(x + side * s * 0.11, y - s * 0.36, s * 0.03, s * 0.14, '#f7b2b0', side * 0.16);
  }
};

const frogEyes: Ears = ({ disc }, { x, y, s, coat }) => {
  for (const side of [-1, 1]) disc(x + side * s * 0.13, y - s * 0.25, s * 0.095, coat);
};

/** A bear, its hands on its belly. */
export const bear: AnimalPainter = (painter, body) => furry(painter, body, bearEars);

/** A cat with whiskers. */
export const cat: AnimalPainter = (painter, body) => furry(painter, body, catEars);

/** A rabbit. */
export const rabbit: AnimalPainter = (painter, body) => furry(painter, body, rabbitEars);

/** A frog whose eyes stand on its head. */
export const frog: AnimalPainter = (painter, body) => {
  const { x, y, foot, s, coat, accent } = body;
  const { oval, path } = painter;
  const { dark, pale } = sides(coat);
  for (const side of [-1, 1]) {
    oval(x + side * s * 0.24, foot - s * 0.09, s * 0.13, s * 0.1, dark, side * 0.4);
    oval(x + side * s * 0.2, foot - s * 0.03, s * 0.11, s * 0.032, coat);
  }
  oval(x, y + s * 0.16, s * 0.21, s * 0.18, coat);
  oval(x, y + s * 0.19, s * 0.14, s * 0.13, pale);
  frogEyes(painter, body);
  oval(x, y - s * 0.09, s * 0.28, s * 0.18, coat);
  eyes(painter, x, y - s * 0.25, s * 0.13, s * 0.064);
  path((on) => {
    on.moveTo(x - s * 0.17, y - s * 0.07);
    on.quadraticCurveTo(x, y + s * 0.1, x + s * 0.17, y - s * 0.07);
    on.closePath();
  }, ink);
  oval(x, y - s * 0.015, s * 0.07, s * 0.03, accent);
  cheeks(painter, x, y - s * 0.09, s * 0.21, s * 0.036);
};

/** A penguin with a scarf. */
export const penguin: AnimalPainter = (painter, { x, y, foot, s, coat, accent }) => {
  const { oval, shape, path, rounded } = painter;
  for (const side of [-1, 1]) {
    oval(x + side * s * 0.09, foot - s * 0.02, s * 0.08, s * 0.03, '#f2a94a');
    oval(x + side * s * 0.25, y + s * 0.06, s * 0.06, s * 0.18, coat, side * -0.45);
  }
  oval(x, y, s * 0.24, s * 0.32, coat);
  path((on) => {
    on.moveTo(x, y - s * 0.17);
    on.bezierCurveTo(x + s * 0.1, y - s * 0.28, x + s * 0.24, y - s * 0.16, x + s * 0.18, y);
    on.bezierCurveTo(x + s * 0.22, y + s * 0.14, x + s * 0.14, y + s * 0.3, x, y + s * 0.3);
    on.bezierCurveTo(x - s * 0.14, y + s * 0.3, x - s * 0.22, y + s * 0.14, x - s * 0.18, y);
    on.bezierCurveTo(x - s * 0.24, y - s * 0.16, x - s * 0.1, y - s * 0.28, x, y - s * 0.17);
  }, '#fff6e6');
  eyes(painter, x, y - s * 0.12, s * 0.085, s * 0.046);
  shape([x - s * 0.045, y - s * 0.07, x + s * 0.045, y - s * 0.07, x, y - s * 0.01], '#f2a94a');
  rounded(x - s * 0.2, y + s * 0.03, s * 0.4, s * 0.065, s * 0.03, accent);
  rounded(x + s * 0.07, y + s * 0.05, s * 0.07, s * 0.19, s * 0.03, accent);
  cheeks(painter, x, y - s * 0.05, s * 0.13, s * 0.034);
};

function furry(painter: Painter, body: Body, ears: Ears): void {
  const { x, y, foot, s, coat, accent } = body;
  const { oval, rounded } = painter;
  const { dark, pale } = sides(coat);
  for (const side of [-1, 1]) oval(x + side * s * 0.11, foot - s * 0.03, s * 0.09, s * 0.042, dark);
  oval(x, y + s * 0.16, s * 0.2, s * 0.18, coat);
  oval(x, y + s * 0.19, s * 0.12, s * 0.13, pale);
  for (const side of [-1, 1]) oval(x + side * s * 0.18, y + s * 0.13, s * 0.05, s * 0.11, dark, side * 0.5);
  ears(painter, body);
  oval(x, y - s * 0.09, s * 0.26, s * 0.21, coat);
  rounded(x - s * 0.17, y + s * 0.075, s * 0.34, s * 0.05, s * 0.025, accent);
  oval(x, y - s * 0.01, s * 0.13, s * 0.09, pale);
  eyes(painter, x, y - s * 0.13, s * 0.1, s * 0.05);
  oval(x, y - s * 0.055, s * 0.034, s * 0.026, ink);
  smile(painter, x, y - s * 0.02, s * 0.044);
  cheeks(painter, x, y - s * 0.06, s * 0.18, s * 0.036);
}
