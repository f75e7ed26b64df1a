import { alpha, mix, shade } from './colours';
import type { Painter } from './painter';

/** How somebody in a portrait looks; `hair` is 0 short, 1 long, 2 a bun, 3 a cap and a beard. */
export interface PersonLook {
  readonly skin: string;
  readonly hairColour: string;
  readonly clothes: string;
  readonly hair: number;
  readonly hasGlasses: boolean;
}

/** Head and shoulders, lit from the left; `head` is half the width of the head, y its middle. */
export function bust(painter: Painter, x: number, y: number, head: number, floor: number, look: PersonLook): void {
  const { oval, disc, path, within, box, shape } = painter;
  const { skin, hairColour, clothes, hair } = look;
  const r = head;
  const k = head * 5;
  const dark = mix(skin, '#3a1a10', 0.34);
  if (hair === 1) oval(x, y + r * 0.55, r * 1.38, r * 2.05, hairColour);
  if (hair === 2) disc(x + r * 0.1, y - r * 1.55, r * 0.55, hairColour);
  const shoulders = (on: Parameters<Parameters<typeof path>[0]>[0]): void => {
    on.moveTo(x - k * 0.5, floor + 5);
    on.bezierCurveTo(x - k * 0.5, y + k * 0.42, x - k * 0.26, y + k * 0.36, x - k * 0.1, y + k * 0.31);
    on.lineTo(x + k * 0.1, y + k * 0.31);
    on.bezierCurveTo(x + k * 0.26, y + k * 0.36, x + k * 0.5, y + k * 0.42, x + k * 0.5, floor + 5);
    on.closePath();
  };
  path(shoulders, clothes);
  within(shoulders, () => {
    box(x + k * 0.02, y, k, floor, alpha('#000000', 0.18));
    shape([x - k * 0.13, y + k * 0.28, x + k * 0.13, y + k * 0.28, x, y + k * 0.52], mix(clothes, '#ffffff', 0.7));
  });
  box(x - r * 0.42, y + r * 0.6, r * 0.84, r * 1.15, dark);
  oval(x, y + r * 1.72, r * 0.42, r * 0.22, dark);
  oval(x, y, r * 0.93, r * 1.22, skin);
  within(
    (on) => on.ellipse(x, y, r * 0.93, r * 1.22, 0, 0, Math.PI * 2),
    () => {
      shape(
        [
          x + r * 0.06,
          y - r * 2,
          x + r * 0.02,
          y - r * 0.2,
          x + r * 0.27,
          y + r * 0.3,
          x + r * 0.02,
          y + r * 0.36,
          x + r * 0.06,
          y + r * 2,
          x + r * 2,
          y + r * 2,
          x + r * 2,
          y - r * 2,
        ],
        dark,
      );
      features(painter, x, y, r, look);
      crown(painter, x, y, r, hair, hairColour);
      if (hair === 3) oval(x, y + r * 0.66, r * 0.26, r * 0.07, mix(skin, '#7a1d18', 0.6));
    },
  );
  if (look.hasGlasses)
    painter.stroke(
      (on) => {
        on.arc(x - r * 0.42, y, r * 0.27, 0, Math.PI * 2);
        on.moveTo(x + r * 0.69, y);
        on.arc(x + r * 0.42, y, r * 0.27, 0, Math.PI * 2);
        on.moveTo(x - r * 0.15, y - r * 0.04);
        on.lineTo(x + r * 0.15, y - r * 0.04);
      },
      '#15110e',
      r * 0.07,
    );
}

function features({ box, oval }: Painter, x: number, y: number, r: number, { skin, hairColour }: PersonLook): void {
  const brow = shade(hairColour, 0.3);
  box(x - r * 0.62, y - r * 0.2, r * 0.36, r * 0.085, brow);
  box(x + r * 0.24, y - r * 0.2, r * 0.36, r * 0.085, brow);
  oval(x - r * 0.43, y - r * 0.01, r * 0.1, r * 0.07, '#14100e');
  oval(x + r * 0.42, y - r * 0.01, r * 0.1, r * 0.07, '#14100e');
  oval(x, y + r * 0.66, r * 0.26, r * 0.075, mix(skin, '#7a1d18', 0.55));
}

function crown({ path, box, oval }: Painter, x: number, y: number, r: number, hair: number, colour: string): void {
  if (hair === 3) {
    box(x - r * 2, y - r * 2, r * 4, r * 1.42, colour);
    oval(x, y + r * 1.08, r * 0.8, r * 0.5, alpha(colour, 0.9));
    return;
  }
  path((on) => {
    if (hair === 0) {
      on.moveTo(x - r * 1.2, y - r * 0.1);
      on.bezierCurveTo(x - r * 1.1, y - r * 0.5, x - r * 0.2, y - r * 0.45, x + r * 0.3, y - r * 0.95);
      on.bezierCurveTo(x + r * 0.5, y - r * 0.5, x + r * 0.9, y - r * 0.5, x + r * 1.2, y);
    } else {
      on.moveTo(x - r * 1.2, y + r * 0.3);
      on.bezierCurveTo(x - r * 0.9, y - r * 0.4, x - r * 0.3, y - r * 0.7, x, y - r * 0.8);
      on.bezierCurveTo(x + r * 0.4, y - r * 0.7, x + r * 0.9, y - r * 0.4, x + r * 1.2, y + r * 0.3);
    }
    on.lineTo(x + r * 1.4, y - r * 2);
    on.lineTo(x - r * 1.4, y - r * 2);
    on.closePath();
  }, colour);
}
