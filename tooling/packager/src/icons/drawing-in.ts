import type { ColorTokens, Drawing, DrawingPath } from '@fjernsyn/brand';

/** What there is room in, in px. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** A drawing of a brand as SVG, in the middle of a space, as large as `side`. */
export function drawingIn(drawing: Drawing, color: ColorTokens, space: Space & { readonly side: number }): string {
  const scale = space.side / Math.max(drawing.width, drawing.height);
  const x = (space.width - drawing.width * scale) / 2;
  const y = (space.height - drawing.height * scale) / 2;
  const paths = drawing.paths.map((path) => pathIn(path, drawing, color)).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round">${paths}</g>`;
}

/** Lines are as light as the ring of focus: an icon is small. */
function pathIn({ d, paint, tone, opacity = 1, ...path }: DrawingPath, drawing: Drawing, color: ColorTokens): string {
  const ink = tone === 'accent' ? color.accent : color.ring;
  if (paint === 'fill') return `<path d="${d}" fill="${ink}" opacity="${opacity}"/>`;
  const dashes = path.dashes === undefined ? '' : ` stroke-dasharray="${path.dashes}"`;
  const width = path.strokeWidth ?? drawing.strokeWidth;
  return `<path d="${d}" stroke="${ink}" stroke-width="${width}" opacity="${opacity}"${dashes}/>`;
}
