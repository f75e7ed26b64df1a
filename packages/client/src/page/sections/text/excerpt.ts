import type { TextPart } from '@fjernsyn/shell';

/** The beginning of a text, and whether more of it follows. */
export interface Excerpt {
  readonly parts: readonly TextPart[];
  readonly isCut: boolean;
}

/** Letters that a line of body text holds, on average. */
const lineLength = 66;

/** Space after a part, in lines. */
const partGapLines = 0.6;

/** The parts of a text that fit into some lines; the first part alone may be cut within. */
export function excerptOf(parts: readonly TextPart[], maxLines: number): Excerpt {
  let lines = 0;
  let count = 0;
  for (const part of parts) {
    lines += linesOf(part);
    if (lines > maxLines) break;
    count += 1;
  }
  // A heading says nothing without what it is over.
  while (count > 0 && count < parts.length && parts[count - 1]?.kind === 'heading') count -= 1;
  const [first] = parts;
  if (count > 0 || first === undefined) return { parts: parts.slice(0, count), isCut: count < parts.length };
  return { parts: [cutPart(first, maxLines)], isCut: true };
}

function linesOf(part: TextPart): number {
  const texts = part.kind === 'list' ? part.entries : [part.text];
  return texts.reduce((sum, text) => sum + Math.ceil(text.length / lineLength), partGapLines);
}

function cutPart(part: TextPart, maxLines: number): TextPart {
  if (part.kind !== 'list') return { kind: part.kind, text: cutText(part.text, maxLines) };
  const entries: string[] = [];
  let lines = 0;
  for (const entry of part.entries) {
    if (lines >= maxLines) break;
    entries.push(cutText(entry, maxLines - lines));
    lines += Math.ceil(entry.length / lineLength);
  }
  return { kind: 'list', entries };
}

/** A text up to the end of a word. */
function cutText(text: string, maxLines: number): string {
  const letters = Array.from(text);
  const most = maxLines * lineLength;
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}
