import type { Images } from '@fjernsyn/contracts';
import { type ImageSize, imageUrl } from './image-url';

/** What a picture is for (C3.9). */
export type ImageRole = 'poster' | 'tile' | 'block' | 'square' | 'logo' | 'wallpaper' | 'hero' | 'tall';

/** The roles whose picture may stand in for another's, the closest shape first. */
const standIns: Readonly<Record<ImageRole, readonly string[]>> = {
  poster: ['poster', 'tall', 'tile', 'wallpaper'],
  tall: ['tall', 'poster', 'tile', 'wallpaper'],
  tile: ['tile', 'wallpaper', 'hero4x3', 'block'],
  block: ['block', 'hero4x3', 'tile', 'wallpaper'],
  square: ['square', 'block', 'tile', 'wallpaper'],
  logo: ['logo'],
  wallpaper: ['wallpaper', 'tile', 'hero3x1'],
  hero: ['wallpaper', 'hero3x1', 'tile', 'hero4x3', 'hero7x1'],
};

/**
 * The address of a picture for a role in a width of CSS pixels; undefined where no picture will do. Several sets of images are looked
 * through in turn.
 */
export function imageFor(
  sets: readonly Images[],
  role: ImageRole,
  { widthPx, pixelRatio }: Pick<ImageSize, 'widthPx' | 'pixelRatio'>,
): string | undefined {
  for (const images of sets) {
    const url = standIns[role].map((name) => images[name]).find((address) => address !== undefined);
    // A logo keeps its own format: asking for jpg would fill what is transparent.
    if (url !== undefined)
      return imageUrl(url, role === 'logo' ? { widthPx, pixelRatio } : { widthPx, pixelRatio, format: 'jpg' });
  }
  return undefined;
}
