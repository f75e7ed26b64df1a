import { alpha, mix, shade, tint } from '../painting/colours';
import { land, peaks } from '../painting/nature';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

/** Cyclists strung out along a road in the evening. */
export const race: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, palette: p, trait, print } = frame;
  const { glow, disc, shape } = painter;
  painter.sky([
    [0, p.night],
    [0.4, p.deep],
    [0.66, p.middle],
    [1, p.light],
  ]);
  glow(x, height * 0.5, s * 0.9, p.glow, 0.5);
  disc(
    x + s * (trait('sun') - 0.5) * 0.4,
    height * (0.34 + 0.12 * trait('high')),
    s * (0.13 + 0.1 * trait('round')),
    alpha(tint(p.glow, 0.3), 0.9),
  );
  if (trait('alps') > 0.5) peaks(painter, frame, 'alps', height * 0.66, s * 0.34, mix(p.middle, p.night, 0.35));
  land(painter, frame, 'far', height * 0.66, s * 0.05, mix(p.middle, p.night, 0.5), 1);
  const fall = s * (trait('fall') - 0.5) * 0.2;
  const roadAt = (at: number): number => height * 0.8 + ((at - x) / s) * fall;
  shape([0, roadAt(0) - s * 0.03, width, roadAt(width) - s * 0.03, width, height, 0, height], shade(p.night, 0.3));
  shape(
    [0, roadAt(0), width, roadAt(width), width, roadAt(width) + s * 0.07, 0, roadAt(0) + s * 0.07],
    mix(p.deep, p.night, 0.2),
  );
  const riders = 3 + Math.floor(trait('riders') * 4);
  const shirts = [print[1], print[3], '#f2ede0', p.glow, print[2]];
  for (let index = riders - 1; index >= 0; index -= 1) {
    const at = x + s * 0.3 - index * s * (0.24 + 0.05 * trait(`gap-${index}`));
    rider(
      painter,
      at,
      roadAt(at) + s * 0.035,
      s * (index === 0 ? 0.25 : 0.22),
      shirts[index % 5] ?? p.glow,
      shade(p.night, 0.6),
    );
  }
};

function rider(
  { stroke, line, disc, context, oval, shape }: Painter,
  x: number,
  foot: number,
  big: number,
  shirt: string,
  black: string,
): void {
  oval(x, foot, big * 0.6, big * 0.05, alpha('#000000', 0.4));
  for (const wheel of [-0.36, 0.36])
    stroke((on) => on.arc(x + big * wheel, foot - big * 0.25, big * 0.24, 0, Math.PI * 2), black, big * 0.035);
  line(
    [
      x - big * 0.36,
      foot - big * 0.25,
      x - big * 0.1,
      foot - big * 0.58,
      x + big * 0.26,
      foot - big * 0.6,
      x + big * 0.36,
      foot - big * 0.25,
    ],
    black,
    big * 0.04,
  );
  line(
    [x - big * 0.1, foot - big * 0.58, x + big * 0.02, foot - big * 0.26, x + big * 0.26, foot - big * 0.58],
    black,
    big * 0.035,
  );
  line(
    [x - big * 0.16, foot - big * 0.68, x + big * 0.06, foot - big * 0.5, x + big * 0.02, foot - big * 0.2],
    '#d9a57d',
    big * 0.09,
  );
  shape(
    [
      x - big * 0.24,
      foot - big * 0.7,
      x - big * 0.08,
      foot - big * 0.6,
      x + big * 0.24,
      foot - big * 0.82,
      x + big * 0.14,
      foot - big * 0.96,
    ],
    shirt,
  );
  line([x + big * 0.18, foot - big * 0.86, x + big * 0.34, foot - big * 0.62], '#d9a57d', big * 0.06);
  context.save();
  disc(x + big * 0.28, foot - big * 0.97, big * 0.1, '#d9a57d');
  oval(x + big * 0.27, foot - big * 1.01, big * 0.13, big * 0.08, shirt, -0.2);
  context.restore();
}
