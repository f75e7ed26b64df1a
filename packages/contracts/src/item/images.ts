import { isRecord } from '@fjernsyn/kernel';
import { readAddress } from '../wire/address';

/** Image addresses by role: poster, tile, block, square, logo, wallpaper, hero7x1, custom … (C3). */
export type Images = Readonly<Record<string, string>>;

/** The images of an item, entry, list or class; roles without an address are left out. Anything but a map is no images. */
export function readImages(value: unknown): Images {
  const images: Record<string, string> = {};
  if (!isRecord(value)) return images;
  for (const role of Object.keys(value)) {
    const address = readAddress(value[role]);
    if (address !== undefined) images[role] = address;
  }
  return images;
}
