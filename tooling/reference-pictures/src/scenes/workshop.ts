import { alpha, mix, shade } from '../painting/colours';
import type { Scene } from '../scene';

/** A bench under a lamp, tools on the wall. */
export const workshop: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, print } = frame;
  const { box, line, shape, glow, disc, path, within, rounded, stroke } = painter;
  const wall = mix(p.deep, p.night, 0.35);
  painter.sky([
    [0, shade(wall, 0.35)],
    [0.7, wall],
    [1, p.night],
  ]);
  for (let board = (x % (s * 0.22)) - s * 0.22; board < width; board += s * 0.22)
    box(board, 0, s * 0.008, height, alpha('#000000', 0.2));
  const lampX = x + s * (trait('lamp') - 0.5) * 0.3;
  const lampY = height * 0.2;
  glow(lampX, height * 0.34, s * 0.9, p.glow, 0.55);
  const iron = shade(p.night, 0.45);
  const grip = [print[1], print[3], p.glow] as const;
  const rail = height * 0.34;
  line([x - s * 0.72, rail, x + s * 0.72, rail], iron, s * 0.012);
  for (let tool = 0; tool < 9; tool += 1) {
    const at = x + (tool - 4) * s * 0.165;
    const long = s * (0.14 + 0.12 * trait(`long-${tool}`));
    switch (Math.floor(trait(`tool-${tool}`) * 5)) {
      case 0:
        box(at - s * 0.008, rail, s * 0.016, long, mix(grip[tool % 3] ?? p.glow, p.night, 0.3));
        box(at - s * 0.04, rail + long - s * 0.02, s * 0.08, s * 0.035, iron);
        break;
      case 1:
        shape(
          [
            at - s * 0.03,
            rail + s * 0.02,
            at + s * 0.03,
            rail + s * 0.02,
            at + s * 0.012,
            rail + long,
            at - s * 0.012,
            rail + long,
          ],
          iron,
        );
        break;
      case 2:
        stroke((on) => on.arc(at, rail + s * 0.08, s * 0.055, 0, Math.PI * 2), mix(p.light, p.night, 0.5), s * 0.014);
        break;
      case 3:
        line([at, rail, at, rail + long], iron, s * 0.014);
        disc(at, rail + long, s * 0.024, iron);
        break;
      default:
        shape(
          [
            at - s * 0.012,
            rail,
            at + s * 0.012,
            rail,
            at + s * 0.06,
            rail + long * 1.1,
            at - s * 0.03,
            rail + long * 1.1,
          ],
          mix(p.light, p.night, 0.55),
        );
    }
  }
  const bench = height * 0.72;
  box(x - s * 0.9, bench, s * 1.8, s * 0.06, mix('#6b4424', p.night, 0.35));
  box(x - s * 0.9, bench, s * 1.8, s * 0.014, mix('#c98a4a', p.night, 0.2));
  for (const leg of [-0.78, 0.7]) box(x + s * leg, bench + s * 0.06, s * 0.08, height, mix('#6b4424', p.night, 0.6));
  rounded(
    x - s * 0.2,
    bench - s * 0.13,
    s * (0.26 + 0.2 * trait('piece')),
    s * 0.13,
    s * 0.02,
    mix(print[2], p.night, 0.3),
  );
  disc(x + s * 0.36, bench - s * 0.07, s * 0.07, mix(p.middle, p.night, 0.3));
  path((on) => {
    on.moveTo(lampX - s * 0.2, lampY + s * 0.08);
    on.quadraticCurveTo(lampX - s * 0.16, lampY - s * 0.04, lampX, lampY - s * 0.05);
    on.quadraticCurveTo(lampX + s * 0.16, lampY - s * 0.04, lampX + s * 0.2, lampY + s * 0.08);
  }, iron);
  line([lampX, -4, lampX, lampY - s * 0.04], iron, s * 0.008);
  painter.oval(lampX, lampY + s * 0.08, s * 0.13, s * 0.016, '#fff1cf');
  within('light', () =>
    shape(
      [
        lampX - s * 0.18,
        lampY + s * 0.08,
        lampX + s * 0.18,
        lampY + s * 0.08,
        lampX + s * 0.62,
        bench,
        lampX - s * 0.62,
        bench,
      ],
      alpha(p.glow, 0.14),
    ),
  );
};
