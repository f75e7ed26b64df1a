import { round } from './shapes';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Where and how large a title is lettered. */
export interface LetteringPlace {
  readonly width: number;
  /** The base line of the last line, from the top. */
  readonly bottom: number;
  readonly size: number;
  readonly fill: string;
}

/** A title in lines that fit a width, centred, growing upwards from a base line. Undrawn where it is empty. */
export function letter(title: string, { width, bottom, size, fill }: LetteringPlace): string {
  const lines = toLines(title, Math.max(6, Math.floor((width * 0.86) / (size * 0.56))));
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const fitted = Math.min(size, (width * 0.86) / (longest * 0.56));
  return lines
    .map((line, index) => {
      const y = bottom - (lines.length - 1 - index) * fitted * 1.08;
      return `<text x="${round(width / 2)}" y="${round(y)}" font-family="Georgia, 'Times New Roman', serif" font-size="${round(fitted)}" font-weight="700" text-anchor="middle" fill="${fill}">${escaped(line)}</text>`;
    })
    .join('');
}

function toLines(title: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter((part) => part !== '')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
