import { alpha, mix, shade } from '../painting/colours';
import { land, spruce } from '../painting/nature';
import { person } from '../painting/people';
import type { Scene } from '../scene';

/** Trunks in the mist with a clearing where the light falls; beeches, or spruces now and then. */
export const forest: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, random, details } = frame;
  const { glow, shape, line, mist, within } = painter;
  painter.sky([
    [0, p.deep],
    [0.55, p.middle],
    [0.8, p.light],
    [1, p.deep],
  ]);
  glow(x, height * (0.5 + 0.14 * trait('sun')), s * 0.9, p.light, 0.85);
  const areSpruces = trait('kind') > 0.62;
  const clearing = 0.08 + 0.07 * trait('clearing');
  for (let layer = 0; layer < 5; layer += 1) {
    const near = layer / 4;
    const colour = mix(mix(p.middle, p.light, 0.25), p.night, 0.12 + near * 0.88);
    const count = Math.max(4, Math.round((16 - layer * 2.4) * Math.max(0.5, width / s / 1.78)));
    const thick = s * (0.014 + near * near * 0.07);
    for (let index = 0; index < count; index += 1) {
      const atX = ((index + random()) / count) * width * 1.1 - width * 0.05;
      const sway = (random() - 0.5) * thick;
      if (layer > 1 && Math.abs(atX - x) < s * (clearing + 0.1 * layer)) continue;
      if (areSpruces) {
        spruce(painter, atX, height * (0.82 + 0.05 * layer), s * (0.34 + near * 0.55 + random() * 0.2), colour);
        continue;
      }
      shape(
        [
          atX - thick * 0.5,
          height,
          atX - thick * 0.4 + sway,
          0,
          atX + thick * 0.4 + sway,
          0,
          atX + thick * 0.62,
          height,
        ],
        colour,
      );
      for (let branch = 0; layer > 1 && branch < 3; branch += 1) {
        const y = random() * height * 0.5;
        line([atX, y + s * 0.1, atX + (random() - 0.5) * s * 0.4, y - s * 0.05], colour, thick * 0.22);
      }
    }
    mist(height * (0.78 + 0.04 * layer), s * 0.16, p.light, 0.34 - layer * 0.05);
    land(painter, frame, `floor-${layer}`, height * (0.8 + layer * 0.045), s * 0.02, alpha(colour, 0.75), 1.5);
  }
  if (details.isEmpty !== true && trait('people') > 0.2) {
    person(painter, x, height * 0.93, s * 0.2, shade(p.night, 0.5), p.glow);
    if (trait('people') > 0.6) person(painter, x + s * 0.12, height * 0.93, s * 0.13, shade(p.night, 0.5));
  }
  within('light', () => {
    for (let index = 0; index < 5; index += 1) {
      const top = x + (random() - 0.5) * s;
      shape([top, -10, top + s * 0.07, -10, top - s * 0.35, height, top - s * 0.62, height], alpha(p.light, 0.08));
    }
  });
};
