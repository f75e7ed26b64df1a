import { alpha, mix, shade, tint } from '../painting/colours';
import { birds, clouds, ripples } from '../painting/nature';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

/** Open sea in swells, the sun low, and one vessel: a ferry, a sail or a rowing boat. */
export const sea: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, pick } = frame;
  const { glow, disc, within, path, gradient, box } = painter;
  const line = height * (0.46 + 0.16 * trait('line'));
  painter.sky([
    [0, p.night],
    [0.3, p.deep],
    [0.52, p.middle],
    [0.62, p.light],
    [1, p.light],
  ]);
  clouds(painter, frame, p.light, 7, 0.45);
  glow(x + s * 0.1, line, s * 0.9, p.glow, 0.6);
  within(
    (on) => on.rect(0, 0, width, line),
    () =>
      disc(
        x + s * (0.3 * trait('sun') - 0.05),
        line - s * 0.05 * trait('high'),
        s * (0.08 + 0.07 * trait('round')),
        tint(p.glow, 0.4),
      ),
  );
  box(
    0,
    line,
    width,
    height,
    gradient(0, line, 0, height, [
      [0, mix(p.middle, p.deep, 0.5)],
      [1, shade(p.night, 0.2)],
    ]),
  );
  ripples(painter, frame, line, height, x, p.glow, 60, 1.2);
  pick('vessel', [ferry, sail, rowing])(
    painter,
    x - s * 0.12,
    line + s * 0.05,
    s * (0.34 + 0.16 * trait('big')),
    shade(p.night, 0.35),
    p.glow,
  );
  for (let swell = 0; swell < 4; swell += 1) {
    const y = line + (height - line) * (0.26 + swell * 0.22);
    const long = s * (0.34 + 0.2 * swell);
    const shift = trait(`swell-${swell}`) * long;
    path(
      (on) => {
        on.moveTo(-long, height);
        for (let at = -long - shift; at < width + long; at += long) {
          on.lineTo(at, y);
          on.quadraticCurveTo(at + long * 0.55, y - s * 0.012 * (swell + 1), at + long, y);
        }
        on.lineTo(width + long, height);
      },
      alpha(mix(p.deep, p.night, 0.3 + swell * 0.22), 0.72),
    );
  }
  birds(painter, frame, x - s * 0.4, height * 0.22, s * 0.03, 6, alpha(shade(p.night, 0.2), 0.6));
};

type Vessel = (painter: Painter, x: number, y: number, long: number, hull: string, lamp: string) => void;

const ferry: Vessel = ({ shape, box, glow }, x, y, long, hull, lamp) => {
  shape(
    [
      x - long * 0.6,
      y - long * 0.1,
      x + long * 0.7,
      y - long * 0.12,
      x + long * 0.58,
      y + long * 0.04,
      x - long * 0.52,
      y + long * 0.04,
    ],
    hull,
  );
  box(x - long * 0.5, y - long * 0.22, long * 0.9, long * 0.13, hull);
  box(x - long * 0.36, y - long * 0.31, long * 0.5, long * 0.1, hull);
  box(x - long * 0.2, y - long * 0.44, long * 0.12, long * 0.14, hull);
  for (let pane = 0; pane < 9; pane += 1)
    box(x - long * 0.46 + pane * long * 0.094, y - long * 0.19, long * 0.05, long * 0.045, lamp);
  glow(x, y - long * 0.16, long * 0.7, lamp, 0.35);
};

const sail: Vessel = ({ shape, path }, x, y, long, hull, lamp) => {
  path((on) => {
    on.moveTo(x - long * 0.42, y - long * 0.08);
    on.quadraticCurveTo(x - long * 0.3, y + long * 0.06, x, y + long * 0.06);
    on.quadraticCurveTo(x + long * 0.4, y + long * 0.05, x + long * 0.5, y - long * 0.1);
  }, hull);
  shape([x, y - long * 0.98, x + long * 0.44, y - long * 0.14, x, y - long * 0.14], mix(lamp, '#ffffff', 0.5));
  shape([x - long * 0.03, y - long * 0.86, x - long * 0.03, y - long * 0.14, x - long * 0.32, y - long * 0.14], hull);
};

const rowing: Vessel = ({ path, line, shape, disc }, x, y, long, hull, lamp) => {
  path((on) => {
    on.moveTo(x - long * 0.4, y - long * 0.08);
    on.quadraticCurveTo(x, y + long * 0.12, x + long * 0.4, y - long * 0.08);
  }, hull);
  line([x - long * 0.06, y - long * 0.12, x + long * 0.34, y + long * 0.06], hull, long * 0.022);
  shape(
    [
      x - long * 0.1,
      y - long * 0.28,
      x + long * 0.05,
      y - long * 0.27,
      x + long * 0.09,
      y - long * 0.02,
      x - long * 0.14,
      y - long * 0.02,
    ],
    mix(lamp, '#a5352a', 0.6),
  );
  disc(x - long * 0.03, y - long * 0.34, long * 0.06, hull);
};
