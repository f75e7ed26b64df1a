import { alpha, mix, shade, tint } from '../painting/colours';
import { ripples } from '../painting/nature';
import type { Scene } from '../scene';

/** A row of harbour houses and moored boats, doubled in the water. */
export const harbour: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random } = frame;
  const { glow, box, shape, context, path } = painter;
  const sea = height * (0.6 + 0.08 * trait('sea'));
  painter.sky([
    [0, p.night],
    [0.3, p.deep],
    [0.64, p.middle],
    [0.68, mix(p.deep, p.night, 0.3)],
    [1, p.night],
  ]);
  box(
    0,
    sea,
    width,
    height,
    painter.gradient(0, sea, 0, height, [
      [0, mix(p.deep, p.night, 0.3)],
      [1, shade(p.night, 0.2)],
    ]),
  );
  glow(x, sea, s * 0.9, p.glow, 0.42);
  const walls = [p.light, p.glow, '#c9d4cf', '#b5543e', '#d9a441', '#3f6672'];
  const first = Math.floor(trait('wall') * 6);
  let left = -s * 0.05 - s * 0.1 * trait('start');
  for (let house = 0; left < width; house += 1) {
    const wide = s * (0.11 + random() * 0.07);
    const tall = s * (0.15 + random() * 0.12);
    const wall = mix(walls[(house + first) % 6] ?? p.light, p.night, 0.42);
    box(left, sea - tall, wide, tall, wall);
    shape([left, sea - tall, left + wide / 2, sea - tall - wide * 0.5, left + wide, sea - tall], shade(wall, 0.35));
    for (let pane = 0; pane < 6; pane += 1)
      box(
        left + wide * (0.16 + 0.28 * (pane % 3)),
        sea - tall * (pane < 3 ? 0.78 : 0.42),
        wide * 0.14,
        tall * 0.17,
        random() > 0.5 ? '#ffdc94' : alpha('#000000', 0.4),
      );
    context.globalAlpha = 0.26;
    box(left, sea, wide, tall * 0.9, wall);
    context.globalAlpha = 1;
    left += wide;
  }
  const boats = 1 + Math.floor(trait('boats') * 3);
  for (let boat = 0; boat < boats; boat += 1) {
    const at = x + (boat - (boats - 1) / 2) * s * 0.42;
    const big = s * (0.36 - 0.05 * boat);
    path((on) => {
      on.moveTo(at - big * 0.5, sea + s * 0.1);
      on.quadraticCurveTo(at - big * 0.4, sea + s * 0.2, at - big * 0.2, sea + s * 0.2);
      on.lineTo(at + big * 0.3, sea + s * 0.2);
      on.quadraticCurveTo(at + big * 0.5, sea + s * 0.18, at + big * 0.56, sea + s * 0.08);
      on.closePath();
    }, '#10161b');
    box(at - big * 0.01, sea - big * 1.05, big * 0.03, big * 1.4, '#10161b');
    if (boat === Math.floor(boats / 2))
      shape(
        [at + big * 0.05, sea - big * 0.95, at + big * 0.5, sea + s * 0.06, at + big * 0.05, sea + s * 0.06],
        tint(p.light, 0.35),
      );
  }
  ripples(painter, frame, sea + s * 0.02, height, x, p.glow, 70, 1.3);
  ripples(painter, frame, sea + s * 0.1, height, x - s * 0.7, '#ffdc94', 30);
};
