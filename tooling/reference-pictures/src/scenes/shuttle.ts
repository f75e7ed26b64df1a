import { alpha, mix, shade } from '../painting/colours';
import type { Scene } from '../scene';

/** A shuttlecock in a dark hall on its way over the net. */
export const shuttle: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait } = frame;
  const { box, glow, line, context, path, disc, within, shape } = painter;
  painter.sky([
    [0, p.night],
    [0.62, mix(p.night, p.deep, 0.7)],
    [0.63, mix(p.deep, p.middle, 0.25)],
    [1, shade(p.deep, 0.45)],
  ]);
  for (const lamp of [-0.6, 0, 0.6]) {
    glow(x + s * lamp, height * 0.05, s * 0.5, p.light, 0.34);
    box(x + s * (lamp - 0.1), height * 0.035, s * 0.2, s * 0.018, mix(p.light, '#ffffff', 0.5));
  }
  const top = height * 0.58;
  for (let cord = 0; cord < width; cord += s * 0.03)
    line([cord, top, cord, height * 0.82], alpha('#ffffff', 0.13), s * 0.003);
  for (let row = 0; row < 8; row += 1)
    line([0, top + row * s * 0.03, width, top + row * s * 0.03], alpha('#ffffff', 0.13), s * 0.003);
  box(0, top - s * 0.012, width, s * 0.024, '#efe9dc');
  within('light', () =>
    shape([x - s * 0.08, 0, x + s * 0.08, 0, x + s * 0.4, height, x - s * 0.4, height], alpha(p.glow, 0.07)),
  );
  context.save();
  context.translate(x, height * (0.3 + 0.08 * trait('high')));
  context.rotate((trait('turn') - 0.5) * 1.6);
  const big = s * (0.2 + 0.05 * trait('big'));
  for (let feather = -3; feather <= 3; feather += 1)
    path(
      (on) => {
        on.moveTo(feather * big * 0.07, 0);
        on.lineTo(feather * big * 0.27 - big * 0.13, -big);
        on.quadraticCurveTo(feather * big * 0.27, -big * 1.2, feather * big * 0.27 + big * 0.13, -big);
        on.closePath();
      },
      feather % 2 === 0 ? '#f7f1e4' : '#d9d2c2',
    );
  box(-big * 0.36, -big * 0.5, big * 0.72, big * 0.05, '#b5aa98');
  disc(0, big * 0.1, big * 0.24, '#f7f1e4');
  box(-big * 0.235, big * 0.0, big * 0.47, big * 0.08, p.glow);
  context.restore();
  glow(x, height * 0.32, s * 0.5, p.glow, 0.3);
};
