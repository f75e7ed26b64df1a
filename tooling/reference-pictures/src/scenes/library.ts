import { alpha, mix, shade } from '../painting/colours';
import type { Scene } from '../scene';

/** Shelves to the ceiling and one green or amber lamp on the table. */
export const library: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random, print } = frame;
  const { box, glow, path, rounded, within, shape } = painter;
  painter.sky([
    [0, shade(p.night, 0.2)],
    [1, p.night],
  ]);
  const floor = height * 0.86;
  const row = s * (0.17 + 0.05 * trait('row'));
  const wood = mix(mix('#5a3a22', p.deep, 0.5), p.night, 0.4);
  const spines = [...print.slice(1), p.middle, p.deep, p.light, '#8a5a3a'].map((colour) => mix(colour, p.night, 0.4));
  for (let top = floor - row; top > -row; top -= row) {
    for (let at = 0; at < width; ) {
      const wide = s * (0.016 + random() * 0.026);
      const tall = row * (0.55 + random() * 0.3);
      if (random() > 0.07)
        box(at, top + row - tall, wide - s * 0.003, tall, spines[Math.floor(random() * spines.length)] ?? wood);
      at += random() > 0.96 ? s * 0.08 : wide;
    }
    box(0, top + row - s * 0.012, width, s * 0.022, wood);
  }
  for (let post = x - s * 4.2; post < width; post += s * 0.7)
    if (post > -s * 0.1) box(post, 0, s * 0.035, floor, shade(wood, 0.3));
  const veil = painter.context.createRadialGradient(x, floor - s * 0.3, s * 0.1, x, floor - s * 0.3, s * 1.2);
  veil.addColorStop(0, alpha(p.night, 0));
  veil.addColorStop(1, alpha(shade(p.night, 0.4), 0.86));
  box(0, 0, width, height, veil);
  glow(x, floor - s * 0.26, s * 0.8, p.glow, 0.5);
  box(0, floor, width, height, mix(wood, '#000000', 0.35));
  box(0, floor, width, s * 0.014, mix(wood, p.glow, 0.4));
  const lampY = floor - s * 0.26;
  box(x - s * 0.008, lampY, s * 0.016, s * 0.26, '#c79a4b');
  rounded(x - s * 0.06, floor - s * 0.02, s * 0.12, s * 0.022, s * 0.01, '#c79a4b');
  path(
    (on) => {
      on.moveTo(x - s * 0.16, lampY + s * 0.05);
      on.quadraticCurveTo(x - s * 0.15, lampY - s * 0.06, x - s * 0.06, lampY - s * 0.06);
      on.lineTo(x + s * 0.06, lampY - s * 0.06);
      on.quadraticCurveTo(x + s * 0.15, lampY - s * 0.06, x + s * 0.16, lampY + s * 0.05);
    },
    trait('shade') > 0.5 ? '#1f6a52' : mix(p.glow, '#8a3a1c', 0.4),
  );
  within('light', () =>
    shape(
      [x - s * 0.15, lampY + s * 0.05, x + s * 0.15, lampY + s * 0.05, x + s * 0.42, floor, x - s * 0.42, floor],
      alpha(p.glow, 0.34),
    ),
  );
  const book = x + s * (trait('book') > 0.5 ? 0.3 : -0.34);
  for (let pile = 0; pile < 3; pile += 1)
    rounded(
      book - s * 0.09 + pile * s * 0.01,
      floor - s * 0.03 * (pile + 1),
      s * 0.18 - pile * s * 0.02,
      s * 0.028,
      s * 0.004,
      spines[(pile * 2 + 1) % spines.length] ?? wood,
    );
};
