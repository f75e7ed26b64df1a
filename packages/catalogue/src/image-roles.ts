import type { Images } from '@fjernsyn/contracts';
import { imageUrl } from './image-url';

/** What a picture is for (C3.9). */
export type ImageRole = 'poster' | 'tile' | 'block' | 'square' | 'logo' | 'wallpaper' | 'hero';

/** The roles whose picture may stand in for another's, the closest shape first. */
const standIns: Readonly<Record<ImageRole, readonly string[]>> = {
  poster: ['poster', 'tile', 'wallpaper'],
  tile: ['tile', 'wallpaper'],
  block: ['block', 'hero4x3', 'tile', 'wallpaper'],
  square: ['square', 'tile', 'wallpaper'],
  logo: ['logo'],
  wallpaper: ['wallpaper', 'tile'],
  hero: ['wallpaper', 'hero3x1', 'tile'],
};

/** The address of a picture for a role in a width; undefined where no picture will do. Several sets of images are looked through in turn. */
export function imageFor(sets: readonly Images[], role: ImageRole, widthPx: number): string | undefined {
  for (const images of sets) {
    const url = standIns[role].map((name) => images[name]).find((address) => address !== undefined);
    // A logo keeps its own format: asking for jpg would fill what is transparent.
    if (url !== undefined) return imageUrl(url, role === 'logo' ? { widthPx } : { widthPx, format: 'jpg' });
  }
  return undefined;
}
