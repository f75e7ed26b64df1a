import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Setting, settings } from './fonts';
import type { Face } from './looks/look';

const cream = '#fff8ea';

/** A title in lines at a size, measured. Measures are px. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  /** How far the letters reach to the left of where they start, and above the first base line. */
  readonly left: number;
  readonly rise: number;
  readonly width: number;
  readonly height: number;
}

/** Letters a title on a poster over a shade of its own, at the top or the bottom as its face wants; low where something is in the way. */
export function letterPoster(
  context: SKRSContext2D,
  width: number,
  height: number,
  { title, face, isLow }: { readonly title: string; readonly face: Face; readonly isLow: boolean },
): void {
  const setting = settings[face];
  const { lines, size } = broken(context, title, setting, width * 0.86, width * setting.share);
  const leading = size * leadingOf(setting, lines);
  const isTop = setting.place === 'top' && !isLow;
  const first = isTop ? height * 0.06 + size * 0.8 : height - height * 0.065 - (lines.length - 1) * leading;
  const strength = face === 'round' ? 0.56 : 0.8;
  const reach = Math.min(0.75, 0.34 + lines.length * 0.09);
  const shadow = isTop
    ? context.createLinearGradient(0, 0, 0, height * reach)
    : context.createLinearGradient(0, height, 0, height * (1 - reach));
  shadow.addColorStop(0, `rgba(4,8,11,${strength})`);
  shadow.addColorStop(0.5, `rgba(4,8,11,${strength * 0.58})`);
  shadow.addColorStop(1, 'rgba(4,8,11,0)');
  context.fillStyle = shadow;
  context.fillRect(0, 0, width, height);
  write(context, lines, width * 0.07, first, leading, font(setting, size));
}

/** The largest setting of a title in a box; one line, or two where that makes the letters larger. */
export function setLogo(context: SKRSContext2D, title: string, face: Face, width: number, height: number): Lettering {
  const setting = settings[face];
  const text = setting.isUpper ? title.toUpperCase() : title;
  context.font = font(setting, 100);
  const options = [[text], ...twoLines(text)].map((lines) => {
    const measures = lines.map((line) => context.measureText(line));
    const left = Math.max(0, ...measures.map((measure) => measure.actualBoundingBoxLeft)) / 100;
    const widest = Math.max(1, ...measures.map((measure) => measure.actualBoundingBoxRight)) / 100 + left;
    const rise = (measures[0]?.actualBoundingBoxAscent ?? 80) / 100;
    const fall = Math.max(0, (measures[measures.length - 1]?.actualBoundingBoxDescent ?? 0) / 100);
    const tall = rise + fall + (lines.length - 1) * leadingOf(setting, lines);
    return { lines, left, rise, widest, tall, size: Math.min(width / widest, height / tall) };
  });
  // A second line has to earn its place: the letters must grow by a third.
  const best = options.reduce((kept, next) =>
    next.size > kept.size * (kept.lines.length < next.lines.length ? 1.33 : 1) ? next : kept,
  );
  return {
    lines: best.lines,
    size: best.size,
    left: best.left * best.size,
    rise: best.rise * best.size,
    width: best.widest * best.size,
    height: best.tall * best.size,
  };
}

/** Writes a set logo from the upper left corner. */
export function writeLogo(context: SKRSContext2D, { lines, size, left, rise }: Lettering, face: Face): void {
  const setting = settings[face];
  write(context, lines, left, rise, size * leadingOf(setting, lines), font(setting, size));
}

function write(
  context: SKRSContext2D,
  lines: readonly string[],
  x: number,
  first: number,
  leading: number,
  face: string,
): void {
  context.font = face;
  context.fillStyle = cream;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const [index, line] of lines.entries()) context.fillText(line, x, first + index * leading);
}

/** A title in at most four lines that fit a width, as large as that allows; three where the letters stay readable. */
function broken(
  context: SKRSContext2D,
  title: string,
  setting: Setting,
  widest: number,
  largest: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = (setting.isUpper ? title.toUpperCase() : title).split(/\s+/).filter((word) => word !== '');
  context.font = font(setting, 100);
  const longest = Math.max(1, ...words.map((word) => context.measureText(word).width));
  let size = Math.min(largest * (words.length > 2 ? 0.86 : 1), (widest / longest) * 100);
  let lines = inLines(context, words, setting, widest, size);
  while (lines.length > 3 && size > largest * 0.55) {
    size *= 0.92;
    lines = inLines(context, words, setting, widest, size);
  }
  return { lines, size };
}

function inLines(
  context: SKRSContext2D,
  words: readonly string[],
  setting: Setting,
  widest: number,
  size: number,
): readonly string[] {
  context.font = font(setting, size);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last !== undefined && context.measureText(`${last} ${word}`).width <= widest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A capital Å needs room above it, in every line but the first. */
function leadingOf({ leading, isUpper }: Setting, lines: readonly string[]): number {
  return isUpper && lines.slice(1).some((line) => line.includes('Å')) ? leading + 0.16 : leading;
}

function twoLines(text: string): readonly (readonly [string, string])[] {
  const words = text.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const);
}

function font({ family }: Setting, size: number): string {
  return `${size}px "${family}"`;
}
