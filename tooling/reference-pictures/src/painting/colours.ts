type Rgb = readonly [red: number, green: number, blue: number];

/** A colour (`#rrggbb`) at an opacity from 0 to 1. */
export function alpha(colour: string, opacity: number): string {
  const [red, green, blue] = rgbOf(colour);
  return `rgba(${red},${green},${blue},${opacity})`;
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [first, second] = [rgbOf(from), rgbOf(to)];
  return hexOf([0, 1, 2].map((part) => (first[part] ?? 0) + ((second[part] ?? 0) - (first[part] ?? 0)) * share));
}

/** A colour on its way to black. */
export function shade(colour: string, share: number): string {
  return mix(colour, '#000000', share);
}

/** A colour on its way to white. */
export function tint(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** A colour with its hue turned by degrees around the grey axis; lightness stays about the same. */
export function turnHue(colour: string, degrees: number): string {
  const [red, green, blue] = rgbOf(colour);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const sine = Math.sin((degrees * Math.PI) / 180) / Math.sqrt(3);
  const third = (1 - cosine) / 3;
  const own = cosine + third;
  return hexOf([
    red * own + green * (third - sine) + blue * (third + sine),
    red * (third + sine) + green * own + blue * (third - sine),
    red * (third - sine) + green * (third + sine) + blue * own,
  ]);
}

function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Rgb;
}

function hexOf(parts: readonly number[]): string {
  const digits = parts.map((part) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
