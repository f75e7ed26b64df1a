import type { Application } from '@fjernsyn/shell';
import { createPictureKeeper, type PictureKeeper } from '@fjernsyn/ui';

/** Room for what is not a tile's: the art of two heroes, while one takes the other's place, and their logos, at 1280 × 720. */
const heroBytes = 2 * 4 * (1280 * 720 + 560 * 240);

/** Keeps the pictures of tiles within what the set's class carries. */
export function keepPictures({ device, focus }: Pick<Application, 'device' | 'focus'>): PictureKeeper {
  const { decodedImageBytes, imageScale } = device.deviceClass;
  return createPictureKeeper({
    budgetBytes: decodedImageBytes - heroBytes * imageScale * imageScale,
    delayMs: device.timing.delayMs,
    onMove: (listener) => void focus.subscribe(({ cause }) => cause === 'move' && listener(), 'native'),
  });
}
