/** A colour token with an opacity, as a plain `rgba()` (no engine below needs to know more). */
export function withAlpha(hex: string, alpha: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${parts.join(',')},${alpha})`;
}

/** A `font-family` value; names of more than one word in quotes. */
export function fontFamily(families: readonly string[]): string {
  return families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(',');
}
