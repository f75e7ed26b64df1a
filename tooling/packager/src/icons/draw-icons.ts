import { Resvg } from '@resvg/resvg-js';
import type { MadeFile } from '../files/made-file';

/** The product's mark on a canvas of 40, as the opening draws it: a sun over the horizon. */
const mark = `<path d="M6 21a14 14 0 0 1 28 0z" fill="#F6A93B"/>
<g stroke="#FFF4DF" stroke-width="3.4" stroke-linecap="round"><path d="M2 26h36"/><path d="M9 32h22" opacity=".72"/><path d="M15.5 38h9" opacity=".45"/></g>`;

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
}

/** Draws a picture as PNG; the same plan makes the same bytes. */
export function drawIcon({ path, width, height, background, hasMark = true }: IconPlan): MadeFile {
  const size = Math.min(width, height) * markShare;
  const place = `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 40})`;
  const ground = background === null ? '' : `<rect width="${width}" height="${height}" fill="${background}"/>`;
  const drawn = hasMark ? `<g transform="${place}">${mark}</g>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${ground}${drawn}</svg>`;
  return { path, contents: new Resvg(svg).render().asPng() };
}
