import { create } from 'qrcode';

/** How much of a code may be lost: 15 % at medium, 30 % at high. */
export type Correction = 'medium' | 'high';

/** A QR code to be drawn, in modules. */
export interface CodeDrawing {
  /** Modules of a side, without the empty space that readers need around them. */
  readonly size: number;
  /** Path of the dark modules. */
  readonly path: string;
}

/** Draws a text as a QR code; undefined where it is empty, or longer than any code holds. */
export function drawCode(text: string, correction: Correction): CodeDrawing | undefined {
  const modules = toModules(text, correction);
  if (modules === undefined) return undefined;
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; ) {
      let end = column;
      while (end < size && modules.get(row, end)) end++;
      // A run of modules is one piece, so that no seam shows between them.
      if (end > column) path += `M${column} ${row}h${end - column}v1h${column - end}z`;
      column = end + 1;
    }
  }
  return { size, path };
}

function toModules(text: string, errorCorrectionLevel: Correction): ReturnType<typeof create>['modules'] | undefined {
  try {
    return create(text, { errorCorrectionLevel }).modules;
  } catch {
    return undefined;
  }
}
