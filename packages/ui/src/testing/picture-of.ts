/** Shape of a picture in px. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

const wide: PictureShape = { width: 256, height: 144 };

/** A picture drawn from a seed, as an address that needs no network: a sun over two lines of hills. */
export function pictureOf(seed: number, { width, height }: PictureShape = wide): string {
  const hue = (seed * 47) % 360;
  const sunX = Math.round(width * (0.25 + ((seed * 37) % 50) / 100));
  const line = Math.round(height * (0.55 + ((seed * 13) % 15) / 100));
  const hill = (top: number, light: number): string =>
    `<path fill='hsl(${hue},35%,${light}%)' d='M0 ${top}Q${sunX} ${top - height / 5} ${width} ${top}V${height}H0z'/>`;
  const drawing = [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>`,
    `<rect width='100%' height='100%' fill='hsl(${hue},40%,28%)'/>`,
    `<circle cx='${sunX}' cy='${line}' r='${Math.round(height / 5)}' fill='hsl(${(hue + 40) % 360},70%,62%)'/>`,
    hill(line + height / 12, 20),
    hill(line + height / 4, 12),
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`;
}
