import { Resvg } from '@resvg/resvg-js';
import { pngSize } from './png-size';

/** Whether a PNG shows nothing: its pixels are all alike, or cannot be drawn. */
export function isBlankPng(contents: Uint8Array): boolean {
  const [width, height] = pngSize(contents) ?? [1, 1];
  const address = `data:image/png;base64,${Buffer.from(contents).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${address}" width="${width}" height="${height}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return pixels.every((value, at) => value === pixels[at % 4]);
}
