import type { Application } from '@fjernsyn/shell';
import { loadPictureKeeper, type PictureKeeper } from '@fjernsyn/ui';

/** Room for what is not a tile's: the art of two heroes, while one takes the other's place, and their logos, at 1280 × 720. */
const heroBytes = 2 * 4 * (1280 * 720 + 560 * 240);

/** Keeps the pictures of tiles within what the set's class carries; undefined where it carries any number. */
export async function keepPictures({
  ports: { device },
  focus,
}: Pick<Application, 'focus' | 'ports'>): Promise<PictureKeeper | undefined> {
  const { decodedImageBytes, imageScale } = device.deviceClass;
  if (!Number.isFinite(decodedImageBytes)) return undefined;
  return loadPictureKeeper({
    budgetBytes: decodedImageBytes - heroBytes * imageScale * imageScale,
    delayMs: device.timing.delayMs,
    onMove: (listener) => void focus.subscribe(({ cause }) => cause === 'move' && listener(), 'native'),
  });
}
