import type { Frame } from '../frame';
import { alpha, mix, shade } from '../painting/colours';
import { bust } from '../painting/faces';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

const skins = ['#efc7a2', '#9a6844', '#e9bf98', '#7c4c30', '#f2c9a1', '#c79268', '#5c3a26'] as const;
const hairs = ['#241a16', '#6b4226', '#b98a4e', '#14131a', '#8a8580', '#a2492a', '#3a2a20'] as const;

/** One to three people before a plain ground. */
export const portrait: Scene = (painter, frame) => {
  const { height, size: s, focusX: x, palette: p, trait, isUpright, isBehind, details } = frame;
  painter.sky([
    [0, p.night],
    [1, mix(p.night, p.deep, 0.45)],
  ]);
  drawGround(painter, frame);
  const people = details.people ?? 1 + Math.floor(trait('people') * 2.4);
  const first = details.skin ?? Math.floor(trait('skin') * 7);
  const start = details.hairColour ?? Math.floor(trait('hair-colour') * 7);
  const hair = details.hair ?? Math.floor(trait('hair') * 4);
  // Behind a page a face is whole above its rail.
  const [size, high] = isUpright ? [0.212, 0.4] : isBehind ? [0.14, 0.34] : [0.2, 0.48];
  for (let index = 0; index < people; index += 1) {
    const head = s * size * (people > 1 ? 0.86 : 1.02);
    const atX = x + (index - (people - 1) / 2) * head * 2.9;
    bust(painter, atX, height * (high + (people > 1 ? (index % 2) * 0.06 : 0)), head, height, {
      skin: skins[(first + index * 3) % 7] ?? skins[0],
      hairColour: shade(hairs[(start + index * 2) % 7] ?? hairs[0], 0.15),
      clothes:
        [p.middle, mix(p.deep, p.middle, 0.3), p.glow][(index + Math.floor(trait('clothes') * 3)) % 3] ?? p.middle,
      hair: (hair + index) % 4,
      hasGlasses: index === 0 && (details.hasGlasses ?? trait('glasses') > 0.72),
    });
  }
  painter.glow(x - s * 0.5, height * 0.2, s * 0.9, p.light, 0.2);
};

function drawGround(
  { disc, shape, box, gradient }: Painter,
  { width, height, size: s, focusX: x, palette: p, trait, details }: Frame,
): void {
  switch (details.ground ?? Math.floor(trait('ground') * 6)) {
    case 0:
      disc(x + s * 0.12, height * 0.42, s * 0.46, p.deep);
      break;
    case 1:
      for (let ring = 7; ring > 0; ring -= 1)
        disc(x, height * 0.46, s * 0.15 * ring, ring % 2 === 1 ? alpha(p.deep, 0.6) : alpha(p.middle, 0.45));
      break;
    case 2:
      shape([x - s * 0.7, height, x + s * 0.05, 0, width, 0, width, height], p.deep);
      break;
    case 3:
      for (let left = (x % (s * 0.16)) - s * 0.16; left < width; left += s * 0.16)
        box(left, 0, s * 0.08, height, alpha(p.deep, 0.55));
      break;
    case 4:
      box(0, height * 0.56, width, height, shade(p.night, 0.25));
      disc(x - s * 0.34, height * 0.34, s * 0.2, p.glow);
      break;
    default: {
      const pane = gradient(0, 0, 0, height, [
        [0, mix(p.middle, p.light, 0.3)],
        [1, p.deep],
      ]);
      for (const left of [-0.62, -0.02]) box(x + s * left, height * 0.06, s * 0.56, height, pane);
    }
  }
}
