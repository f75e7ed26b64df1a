import type { Application } from '@fjernsyn/shell';
import { createPictureLoader, type PictureLoader } from '@fjernsyn/ui';

/** Lets the pictures of tiles wait while the viewer moves quickly, and keeps them within what the set can hold. */
export function deferPictures({ device, focus }: Pick<Application, 'device' | 'focus'>): PictureLoader {
  const { decodedImageBytes, imageScale } = device.deviceClass;
  return createPictureLoader({
    delayMs: device.timing.delayMs,
    limitBytes: decodedImageBytes,
    imageScale,
    onMove: (listener) => void focus.subscribe(({ cause }) => cause === 'move' && listener(), 'native'),
  });
}
