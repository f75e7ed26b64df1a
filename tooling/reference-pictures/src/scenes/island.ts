import { alpha, mix, shade, tint } from '../painting/colours';
import { peaks, ripples, stars } from '../painting/nature';
import type { Scene } from '../scene';

/** A rock in calm water with one house, the moon above and doubled below. */
export const island: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait } = frame;
  const { disc, glow, box, path, shape, gradient, oval } = painter;
  const line = height * (0.6 + 0.08 * trait('line'));
  painter.sky([
    [0, p.night],
    [0.4, p.deep],
    [0.66, p.middle],
    [1, p.middle],
  ]);
  stars(painter, frame, height * 0.5, 46);
  const [moonX, moonY] = [x + s * (0.5 * trait('moon') - 0.4), height * (0.14 + 0.14 * trait('high'))];
  disc(moonX, moonY, s * (0.06 + 0.07 * trait('round')), tint(p.light, 0.4));
  glow(moonX, moonY, s * 0.6, p.light, 0.38);
  peaks(painter, frame, 'far', line + 2, s * 0.09, alpha(mix(p.deep, p.middle, 0.4), 0.8));
  box(
    0,
    line,
    width,
    height,
    gradient(0, line, 0, height, [
      [0, mix(p.middle, p.deep, 0.5)],
      [1, shade(p.night, 0.25)],
    ]),
  );
  ripples(painter, frame, line + s * 0.02, height, moonX, p.light, 60);
  const tall = s * (0.12 + 0.16 * trait('tall'));
  const half = s * (0.36 + 0.14 * trait('wide'));
  const rock = shade(mix(p.night, p.deep, 0.2), 0.25);
  path((on) => {
    on.moveTo(x - half, line + s * 0.03);
    on.bezierCurveTo(x - half * 0.7, line - tall * 0.3, x - half * 0.5, line - tall, x - half * 0.1, line - tall);
    on.bezierCurveTo(
      x + half * 0.3,
      line - tall * 1.06,
      x + half * 0.5,
      line - tall * 0.4,
      x + half * 1.1,
      line + s * 0.03,
    );
    on.closePath();
  }, rock);
  oval(x, line + s * 0.045, half * 1.08, s * 0.03, alpha(rock, 0.55));
  const [houseX, foot] = [x - half * 0.12, line - tall + s * 0.012];
  box(houseX, foot - s * 0.09, s * 0.17, s * 0.1, mix(rock, p.middle, 0.16));
  shape(
    [houseX - s * 0.02, foot - s * 0.085, houseX + s * 0.085, foot - s * 0.17, houseX + s * 0.19, foot - s * 0.085],
    shade(rock, 0.3),
  );
  box(houseX + s * 0.035, foot - s * 0.06, s * 0.034, s * 0.04, p.glow);
  box(houseX + s * 0.1, foot - s * 0.06, s * 0.034, s * 0.04, p.glow);
  glow(houseX + s * 0.09, foot - s * 0.04, s * 0.34, p.glow, 0.55);
  ripples(painter, frame, line + s * 0.07, line + s * 0.3, houseX + s * 0.08, p.glow, 26, 0.7);
};
