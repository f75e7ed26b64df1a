import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserPage } from '../driver/browser-page';

/** A part of the page, in CSS px. */
export interface PagePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The share of nearly white pixels in a part of a picture; runs in the page, which can read pictures. */
const measure = async (png: string, { left, top, width, height }: PagePart) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, -left, -top);
  const { data } = context.getImageData(0, 0, width, height);
  let bright = 0;
  for (let at = 0; at < data.length; at += 4) if (Math.min(...data.subarray(at, at + 3)) > 230) bright += 1;
  return bright / (data.length / 4);
};

/** How much of a part of what the screen shows is nearly white, from 0 to 1: letters are, and the films are not. */
export async function brightShare(page: BrowserPage, part: PagePart): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fjernsyn-pixels-'));
  try {
    const picture = join(folder, 'page.png');
    await page.screenshot(picture);
    return await page.evaluate(measure, await readFile(picture, 'base64'), part);
  } finally {
    await rm(folder, { recursive: true });
  }
}
