import { mix, shade } from '../painting/colours';
import { land } from '../painting/nature';
import type { Scene } from '../scene';

/** A straight road into a barred sun, with telegraph poles and one vehicle. */
export const road: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait } = frame;
  const { disc, box, shape, path, glow, rounded } = painter;
  const line = height * (0.54 + 0.08 * trait('line'));
  painter.sky([
    [0, p.night],
    [0.35, p.deep],
    [0.6, p.middle],
    [1, p.middle],
  ]);
  disc(x, line - s * 0.1, s * (0.22 + 0.07 * trait('sun')), p.glow);
  for (let bar = 0; bar < 6; bar += 1)
    box(
      x - s * 0.3,
      line - s * 0.1 + bar * s * 0.04 - s * 0.04,
      s * 0.6,
      s * 0.006 + bar * s * 0.004,
      mix(p.deep, p.middle, 0.75),
    );
  land(painter, frame, 'hills', line, s * 0.02, shade(p.night, 0.1), 2);
  box(0, line + s * 0.01, width, height, mix(shade(p.night, 0.2), p.deep, 0.35));
  shape(
    [x - s * 0.02, line + s * 0.01, x + s * 0.02, line + s * 0.01, x + s * 0.75, height, x - s * 0.75, height],
    '#17161c',
  );
  for (let dash = 0; dash < 6; dash += 1) {
    const near = dash / 6;
    const top = line + s * 0.02 + near * near * (height - line);
    const end = top + (height - line) * 0.09 * (near + 0.15);
    const half = s * 0.025 * (near * near + 0.03);
    shape([x - half, top, x + half, top, x + half * 1.4, end, x - half * 1.4, end], '#f4e6c4');
  }
  const side = trait('side') > 0.5 ? 1 : -1;
  for (let pole = 0; pole < 5; pole += 1) {
    const near = (1 - pole / 5) ** 2;
    const [atX, tall, foot] = [
      x + side * s * (0.1 + 0.75 * near),
      s * (0.05 + 0.5 * near),
      line + (height - line) * near * 0.6,
    ];
    box(atX, foot - tall, Math.max(1.2, tall * 0.035), tall, '#15131a');
    box(atX - tall * 0.12, foot - tall * 0.95, tall * 0.26, Math.max(1, tall * 0.025), '#15131a');
  }
  if (trait('car') < 0.2) return;
  const [carX, carY, car] = [x - side * s * 0.24, height * 0.87, s * (0.2 + 0.08 * trait('car'))];
  path((on) => {
    on.moveTo(carX - car * 0.5, carY);
    on.lineTo(carX - car * 0.5, carY - car * 0.42);
    on.quadraticCurveTo(carX - car * 0.46, carY - car * 0.75, carX - car * 0.2, carY - car * 0.76);
    on.lineTo(carX + car * 0.2, carY - car * 0.76);
    on.quadraticCurveTo(carX + car * 0.46, carY - car * 0.75, carX + car * 0.5, carY - car * 0.42);
    on.lineTo(carX + car * 0.5, carY);
  }, frame.print[4]);
  rounded(carX - car * 0.36, carY - car * 0.66, car * 0.72, car * 0.24, car * 0.04, '#2b3340');
  box(carX - car * 0.5, carY - car * 0.36, car, car * 0.07, '#f4e6c4');
  for (const lamp of [-0.39, 0.39]) {
    box(carX + car * (lamp - 0.07), carY - car * 0.2, car * 0.14, car * 0.1, '#ff5a3c');
    box(carX + car * (lamp * 0.85 - 0.1), carY, car * 0.2, car * 0.1, '#0b0a0d');
    glow(carX + car * lamp, carY - car * 0.15, car * 0.4, '#ff5a3c', 0.55);
  }
};
