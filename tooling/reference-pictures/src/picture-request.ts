import { missingImageId, type PictureRole, pictureRoles, pictureSize } from './picture-address';

/** The formats pictures are handed out in. */
export const pictureFormats = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** A format of a picture. */
export type PictureFormat = keyof typeof pictureFormats;

/** What somebody asks for. Width and height are px. */
export interface AskedPicture {
  readonly entityId: string;
  readonly role: PictureRole;
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  /** From 1 to 100. */
  readonly quality: number;
}

/** The largest width and height, in px. */
export const largestSide = 4_096;

/**
 * Reads the query of a picture: texts may stand in quotes; a missing width or height follows by the ratio of the role. `missing` is what
 * names no picture, `senseless` a size, format or quality that cannot be.
 */
export function parsePictureRequest(
  query: Readonly<Record<string, string | undefined>>,
): AskedPicture | 'missing' | 'senseless' {
  const entityId = unquoted(query.EntityId);
  const imageId = unquoted(query.ImageId);
  if (entityId === '' || imageId === '' || imageId === missingImageId) return 'missing';
  const role = roleOf(imageId);
  const [fullWidth, fullHeight] = pictureSize(role);
  const [askedWidth, askedHeight] = [numberOf(query.Width), numberOf(query.Height)];
  const width =
    askedWidth ?? (askedHeight === undefined ? fullWidth : Math.round((askedHeight * fullWidth) / fullHeight));
  const height = askedHeight ?? Math.max(1, Math.round((width * fullHeight) / fullWidth));
  const format = unquoted(query.Format).toLowerCase() || (role === 'logo' ? 'png' : 'jpg');
  const quality = numberOf(query.Quality) ?? 82;
  if (![width, height].every((side) => isWithin(side, largestSide)) || !isWithin(quality, 100) || !isFormat(format))
    return 'senseless';
  return { entityId, role, width, height, format, quality };
}

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function isFormat(text: string): text is PictureFormat {
  return Object.hasOwn(pictureFormats, text);
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function unquoted(value: string | undefined): string {
  return (value ?? '').replace(/^'|'$/g, '');
}

function roleOf(imageId: string): PictureRole {
  const digit = Number(imageId.slice(-1));
  const roles = Object.keys(pictureRoles) as PictureRole[];
  return roles.find((role) => pictureRoles[role] === digit) ?? 'tile';
}
