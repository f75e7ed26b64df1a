import type { Frame } from '../frame';
import { alpha, tint } from '../painting/colours';
import type { Painter } from '../painting/painter';
import type { Scene } from '../scene';

/** A laid table from above. */
export const plates: Scene = (painter, frame) => {
  const { width, height, size: s, focusX: x, print, trait } = frame;
  const { box, context, oval, glow } = painter;
  box(0, 0, width, height, print[0]);
  for (let board = 0; board < 9; board += 1) box(0, (board * height) / 8, width, s * 0.006, alpha('#000000', 0.16));
  const round = s * (0.3 + 0.08 * trait('round'));
  plate(painter, frame, x, height * 0.52, round, 0);
  plate(painter, frame, x - s * 0.7, height * (0.16 + 0.12 * trait('second')), s * 0.22, 1);
  plate(painter, frame, x + s * 0.66, height * 0.8, s * 0.26, 3);
  plate(painter, frame, x - s * (0.5 + 0.16 * trait('small')), height * 0.86, s * 0.15, 2);
  for (let cutlery = 0; cutlery < 1 + trait('cutlery') * 2; cutlery += 1) {
    context.save();
    context.translate(x + s * (0.46 + cutlery * 0.09), height * 0.3);
    context.rotate(0.3);
    box(s * -0.012, s * -0.2, s * 0.024, s * 0.42, '#d9dcd8');
    oval(0, s * -0.24, s * (cutlery === 0 ? 0.045 : 0.03), s * 0.075, '#d9dcd8');
    context.restore();
  }
  glow(x - s * 0.8, 0, s * 1.3, '#fff0cf', 0.2);
};

function plate(
  { disc, within, oval }: Painter,
  { random, print }: Frame,
  x: number,
  y: number,
  radius: number,
  shift: number,
): void {
  const [, china, ...inks] = print;
  const colours = [...inks, '#5f8a4c', '#e8c15a'];
  disc(x + radius * 0.08, y + radius * 0.12, radius, alpha('#000000', 0.3));
  disc(x, y, radius, tint(china, 0.3));
  disc(x, y, radius * 0.78, china);
  within(
    (on) => on.arc(x, y, radius * 0.68, 0, Math.PI * 2),
    () => {
      for (let bite = 0; bite < 26; bite += 1) {
        const turn = random() * Math.PI * 2;
        const far = Math.sqrt(random()) * radius * 0.55;
        const big = radius * (0.09 + random() * 0.13);
        const colour = colours[(bite + shift) % colours.length] ?? china;
        const [atX, atY] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
        oval(atX + big * 0.12, atY + big * 0.18, big, big * 0.72, alpha('#000000', 0.25), turn);
        oval(atX, atY, big, big * 0.72, colour, turn);
        oval(atX - big * 0.15, atY - big * 0.15, big * 0.6, big * 0.4, tint(colour, 0.22), turn);
      }
    },
  );
}
