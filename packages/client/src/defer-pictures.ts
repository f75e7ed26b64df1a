import type { Application } from '@fjernsyn/shell';
import { createPictureLoader, type PictureLoader } from '@fjernsyn/ui';

/** Lets the pictures of tiles wait while the viewer moves quickly. */
export function deferPictures({ device, focus }: Pick<Application, 'device' | 'focus'>): PictureLoader {
  return createPictureLoader({
    delayMs: device.timing.delayMs,
    onMove: (listener) => void focus.subscribe(({ cause }) => cause === 'move' && listener(), 'native'),
  });
}
