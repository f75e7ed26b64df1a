import { alpha } from '../painting/colours';
import type { Scene } from '../scene';

/** One word or figure, as large as the picture. */
export const word: Scene = (painter, { width, height, size: s, focusX: x, print, trait, details, isUpright }) => {
  const { box, context, within } = painter;
  const [ground, ink, shadow, disc, other] = print;
  const text = details.word ?? 'Ø';
  const share = Math.min(width, s * 1.78);
  const face = text.length > 1 ? 'Fjern Anton' : 'Fjern Bricolage';
  const tall = isUpright
    ? Math.min(s * 1.5, (width / text.length) * 1.9)
    : Math.min(s * 1.25, (share / text.length) * 1.75);
  const at = width > s * 1.9 ? x : width / 2;
  const letters = (fill: string, move: number): void => {
    context.save();
    context.translate(at + move, height * 0.52 + move * 1.1);
    context.rotate(text.length > 1 ? (trait('turn') - 0.5) * 0.2 : 0);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `${tall}px "${face}"`;
    context.fillStyle = fill;
    context.fillText(text, 0, 0);
    context.restore();
  };
  box(0, 0, width, height, ground);
  letters(shadow, s * 0.035);
  letters(ink, 0);
  if (trait('disc') > 0.4 || text.length === 1)
    within(
      (on) => on.arc(at, height * 0.5, s * 0.3, 0, Math.PI * 2),
      () => {
        box(0, 0, width, height, disc);
        letters(other, 0);
      },
    );
  box(0, 0, width, height, alpha('#000000', 0.06));
};
