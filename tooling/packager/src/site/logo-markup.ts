import type { Brand, Drawing } from '@fjernsyn/brand';

/** The logo in the page before any script, as ui's `Logo` renders it afterwards. */
export function logoMarkup({ artwork }: Brand, name: string): string {
  const { logo, mark } = artwork;
  if (logo) return `<img class="logo_picture" src="${escapedText(logo.src)}" alt="${escapedText(name)}" />`;
  const words = `<bdi>${escapedText(name)}</bdi>`;
  return `<span class="logo_logo fs-logo fs-type-logo">${drawingMarkup(mark)}${words}</span>`;
}

function drawingMarkup({ width, height, strokeWidth, paths }: Drawing): string {
  const drawn = paths.map(({ d, paint, tone, opacity, strokeWidth: own, dashes }) => {
    const values = { class: `fs-${paint}-${tone}`, d, opacity, 'stroke-width': own, 'stroke-dasharray': dashes };
    return `<path${attributes(values)} />`;
  });
  const values = {
    // XHTML draws nothing that does not say it is a drawing.
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'logo_mark',
    viewBox: `0 0 ${width} ${height}`,
    'stroke-width': strokeWidth,
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
  };
  return `<svg${attributes(values)}>${drawn.join('')}</svg>`;
}

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapedText(String(value))}"`))
    .join('');
}

/** A text as HTML and XHTML read it, in elements and in attributes. */
export function escapedText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
