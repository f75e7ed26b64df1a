import type { Brand } from '@fjernsyn/brand';
import { drawingIn } from '../icons/drawing-in';

/** Units of a tab's picture, and what the mark takes of them. */
const size = 32;
const side = 24;

/** The address of the picture in a window's tab: the mark on the brand's ground, as tabs are light and dark. */
export function faviconUrl({ artwork, color }: Pick<Brand, 'artwork' | 'color'>): string {
  const ground = `<rect width="${size}" height="${size}" rx="7" fill="${color.bg}"/>`;
  const mark = drawingIn(artwork.mark, color, { width: size, height: size, side });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none">${ground}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
