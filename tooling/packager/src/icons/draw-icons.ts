import type { Brand, Picture } from '@fjernsyn/brand';
import { Resvg } from '@resvg/resvg-js';
import type { MadeFile } from '../files/made-file';
import { drawingIn, type Space } from './drawing-in';
import { opaquePng } from './opaque-png';

/** Share of the shorter side that the mark takes. */
const markShare = 0.56;

/** A picture to draw: its size in px, and what is behind the mark; none for a layer that lies over another. */
export interface IconPlan {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly background: string | null;
  /** Without the mark it is a plain ground. */
  readonly hasMark?: boolean;
  /** Whether its store takes 24 bits a pixel alone. */
  readonly isOpaque?: boolean;
  /** Whether it stands while the application starts, where the brand's own logo takes the place of its mark. */
  readonly isStartImage?: boolean;
}

/** Draws the pictures of a brand as PNG; the same plan makes the same bytes. */
export function createIconPainter({ artwork, color }: Pick<Brand, 'artwork' | 'color'>): (plan: IconPlan) => MadeFile {
  return ({ path, width, height, background, hasMark = true, isOpaque = false, isStartImage = false }) => {
    const side = Math.min(width, height) * markShare;
    const ground = background === null ? '' : `<rect width="${width}" height="${height}" fill="${background}"/>`;
    const logo = isStartImage ? artwork.logo : undefined;
    const drawn = logo ? pictureIn(logo, { width, height }) : drawingIn(artwork.mark, color, { width, height, side });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${ground}${hasMark ? drawn : ''}</svg>`;
    const picture = new Resvg(svg).render();
    return { path, contents: isOpaque ? opaquePng(picture) : picture.asPng() };
  };
}

/** A logo is stated for a canvas 1280 px wide. */
function pictureIn({ src, ...size }: Picture, space: Space): string {
  const scale = space.width / 1280;
  const [width, height] = [size.width * scale, size.height * scale];
  const place = `x="${(space.width - width) / 2}" y="${(space.height - height) / 2}"`;
  return `<image href="${src.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" ${place} width="${width}" height="${height}"/>`;
}
