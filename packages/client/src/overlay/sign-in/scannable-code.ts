import { type CodeDrawing, drawCode } from '../../qr-code/draw-code';

/** Side of the code on the canvas of 1280 × 720, without the plate around it (S9.16). */
const sidePx = 150;

/** What a phone's camera tells apart from where a viewer sits. */
const smallestModulePx = 2;

/** The code of the first of these addresses that a phone can read at the size of the screen's (S9.16); undefined where none can be. */
export function toScannableCode(addresses: readonly (string | undefined)[]): CodeDrawing | undefined {
  for (const address of addresses) {
    const drawing = address === undefined ? undefined : drawCode(address, 'high');
    if (drawing !== undefined && sidePx / drawing.size >= smallestModulePx) return drawing;
  }
  return undefined;
}
