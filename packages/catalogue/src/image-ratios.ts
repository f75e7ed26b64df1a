/** Width by height of the pictures of each role (C3.10); those that are made for a row of their own come first. */
const ratios = {
  hero7x1: 7,
  hero3x1: 3,
  wallpaper: 16 / 9,
  tile: 16 / 9,
  hero4x3: 4 / 3,
  block: 4 / 3,
  square: 1,
  poster: 2 / 3,
  tall: 1 / 2,
} as const satisfies Readonly<Record<string, number>>;

/** A role whose pictures have one shape. */
export type ShapedRole = keyof typeof ratios;

/** The roles whose pictures have one shape, those that are made for a row of their own first. */
export const shapedRoles = Object.keys(ratios) as readonly ShapedRole[];

/** The shape of a picture of which nothing is known. */
const fallbackRatio = 16 / 9;

/** Width by height of a role's pictures. */
export function ratioOfRole(role: ShapedRole): number {
  return ratios[role];
}

/** Width by height of a picture of its own size, whatever was sent as that: finite, and above 0. */
export function ratioOfSize(width: unknown, height: unknown): number {
  const ratio = isLength(width) && isLength(height) ? width / height : fallbackRatio;
  return isLength(ratio) ? ratio : fallbackRatio;
}

/** The height that goes with a width, in whole pixels and at least one. */
export function heightOf(widthPx: number, ratio: number): number {
  return Math.max(1, Math.round(widthPx / ratio));
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < Number.POSITIVE_INFINITY;
}
