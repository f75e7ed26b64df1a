import { alpha, mix, shade, tint } from '../painting/colours';
import { person } from '../painting/people';
import type { Scene } from '../scene';

/** A long corridor with doors, and the light at its end. */
export const corridor: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, details } = frame;
  const { shape, box, glow, within, line } = painter;
  const y = height * (0.44 + 0.06 * trait('eye'));
  const half = s * (0.1 + 0.05 * trait('end'));
  const tall = half * 1.35;
  const left = x - half;
  const right = x + half;
  const reach = Math.max(x, width - x) / half + 0.5;
  const far = (edge: number, share: number): number => x + (edge - x) * (1 + (reach - 1) * share);
  const farY = (edge: number, share: number): number => y + (edge - y) * (1 + (reach - 1) * share);
  painter.sky([
    [0, p.night],
    [1, p.night],
  ]);
  shape(
    [left, y - tall, right, y - tall, far(right, 1), farY(y - tall, 1), far(left, 1), farY(y - tall, 1)],
    shade(p.night, 0.2),
  );
  shape(
    [left, y + tall, right, y + tall, far(right, 1), farY(y + tall, 1), far(left, 1), farY(y + tall, 1)],
    mix(p.deep, p.night, 0.55),
  );
  shape(
    [left, y - tall, left, y + tall, far(left, 1), farY(y + tall, 1), far(left, 1), farY(y - tall, 1)],
    mix(p.deep, p.night, 0.25),
  );
  shape(
    [right, y - tall, right, y + tall, far(right, 1), farY(y + tall, 1), far(right, 1), farY(y - tall, 1)],
    mix(p.deep, p.night, 0.45),
  );
  box(left, y - tall, half * 2, tall * 2, tint(p.glow, 0.35));
  line([x, y - tall, x, y + tall], mix(p.glow, p.night, 0.5), s * 0.008);
  const opened = Math.floor(trait('open') * 5);
  for (let door = 0; door < 5; door += 1) {
    const [near, deep] = [
      0.03 + 0.05 * door * (1 + door * 0.6),
      0.03 + 0.05 * door * (1 + door * 0.6) + 0.03 * (1 + door * 0.8),
    ];
    for (const edge of [left, right]) {
      const isOpen = door === opened && edge === (trait('which') > 0.5 ? left : right);
      shape(
        [
          far(edge, near),
          farY(y - tall * 0.62, near),
          far(edge, deep),
          farY(y - tall * 0.62, deep),
          far(edge, deep),
          farY(y + tall, deep),
          far(edge, near),
          farY(y + tall, near),
        ],
        isOpen ? mix(p.glow, p.middle, 0.3) : shade(mix(p.middle, p.night, 0.5), edge === left ? 0 : 0.25),
      );
    }
  }
  within('light', () =>
    shape(
      [left, y + tall, right, y + tall, far(right, 0.22), farY(y + tall, 0.3), far(left, 0.22), farY(y + tall, 0.3)],
      alpha(p.glow, 0.32),
    ),
  );
  glow(x, y, s * 0.8, p.glow, 0.55);
  if (details.isEmpty === true) return;
  const stand = farY(y + tall, 0.05);
  person(
    painter,
    x + half * (trait('who') - 0.5),
    stand,
    tall * 2,
    shade(p.night, 0.55),
    trait('coat') > 0.5 ? mix('#a5352a', p.night, 0.2) : shade(p.night, 0.5),
  );
};
