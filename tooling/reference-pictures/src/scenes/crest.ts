import { alpha, mix, shade, tint } from '../painting/colours';
import type { Scene } from '../scene';

/** The arms of a team: a shield on its colours. */
export const crest: Scene = (painter, { width, height, size: s, focusX: x, print, palette: p, trait }) => {
  const { box, glow, path, within, disc, shape, rounded } = painter;
  const [, first, second, third] = print;
  const ground = mix(mix(first, second, trait('ground')), p.night, 0.62);
  painter.sky([
    [0, shade(ground, 0.1)],
    [1, shade(ground, 0.5)],
  ]);
  for (let stripe = -12; stripe < 14; stripe += 1)
    if (stripe % 2 === 0)
      shape(
        [
          x + stripe * s * 0.2,
          0,
          x + (stripe + 1) * s * 0.2,
          0,
          x + (stripe - 1) * s * 0.2,
          height,
          x + (stripe - 2) * s * 0.2,
          height,
        ],
        alpha('#ffffff', 0.03),
      );
  glow(x, height * 0.5, s * 0.8, tint(ground, 0.4), 0.4);
  const y = height * 0.5;
  const half = s * 0.27;
  const shield = (grow: number) => (on: Parameters<Parameters<typeof path>[0]>[0]) => {
    const reach = half * grow;
    on.moveTo(x - reach, y - reach * 1.14);
    on.quadraticCurveTo(x, y - reach * 1.4, x + reach, y - reach * 1.14);
    on.lineTo(x + reach, y + reach * 0.2);
    on.quadraticCurveTo(x + reach * 0.9, y + reach * 1, x, y + reach * 1.4);
    on.quadraticCurveTo(x - reach * 0.9, y + reach * 1, x - reach, y + reach * 0.2);
    on.closePath();
  };
  path(shield(1.14), '#f4ecd8');
  path(shield(1.04), first);
  within(shield(1.04), () => {
    switch (Math.floor(trait('field') * 5)) {
      case 0:
        box(x, 0, width, height, second);
        break;
      case 1:
        for (let bar = -3; bar < 4; bar += 2) box(x + bar * half * 0.3, 0, half * 0.3, height, second);
        break;
      case 2:
        shape(
          [
            x - half * 2,
            y + half,
            x + half * 2,
            y - half * 1.4,
            x + half * 2,
            y - half * 0.5,
            x - half * 2,
            y + half * 1.9,
          ],
          second,
        );
        break;
      case 3:
        box(0, y + half * 0.1, width, height, second);
        for (let wave = -4; wave < 5; wave += 1)
          disc(x + wave * half * 0.42, y + half * 0.1, half * 0.2, wave % 2 === 0 ? second : first);
        break;
      default:
        shape([x - half * 1.4, y + half * 1.4, x, y - half * 0.6, x + half * 1.4, y + half * 1.4], second);
    }
    box(x, 0, width, height, alpha('#000000', 0.1));
  });
  const sign = tint(third, 0.2);
  switch (Math.floor(trait('sign') * 5)) {
    case 0:
      path((on) => on.arc(x, y + half * 0.1, half * 0.46, Math.PI, Math.PI * 2), sign);
      for (let bar = 0; bar < 3; bar += 1)
        rounded(
          x - half * (0.5 - bar * 0.13),
          y + half * (0.2 + bar * 0.18),
          half * (1 - bar * 0.26),
          half * 0.09,
          half * 0.04,
          sign,
        );
      break;
    case 1:
      path((on) => {
        for (let point = 0; point < 10; point += 1) {
          const far = half * (point % 2 === 0 ? 0.6 : 0.25);
          on.lineTo(x + Math.sin((point * Math.PI) / 5) * far, y - Math.cos((point * Math.PI) / 5) * far);
        }
        on.closePath();
      }, sign);
      break;
    case 2:
      shape([x, y - half * 0.8, x + half * 0.5, y + half * 0.3, x, y + half * 0.3], sign);
      shape([x - half * 0.06, y - half * 0.5, x - half * 0.06, y + half * 0.3, x - half * 0.4, y + half * 0.3], sign);
      rounded(x - half * 0.5, y + half * 0.42, half, half * 0.16, half * 0.08, sign);
      break;
    case 3:
      for (const at of [-0.3, 0, 0.3]) {
        shape(
          [
            x + half * (at - 0.16),
            y + half * 0.4,
            x + half * at,
            y - half * (at === 0 ? 0.7 : 0.4),
            x + half * (at + 0.16),
            y + half * 0.4,
          ],
          sign,
        );
      }
      break;
    default:
      disc(x, y, half * 0.5, sign);
      disc(x + half * 0.2, y - half * 0.1, half * 0.42, first);
  }
};
