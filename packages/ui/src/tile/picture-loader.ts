import type { DurationMs } from '@fjernsyn/kernel';
import type { PictureLoader } from '../settings/ui-settings';
import { createMoveRest } from './move-rest';

/** Options of {@link createPictureLoader}. */
export interface PictureLoaderOptions {
  /** How long focus rests after quick moves until pictures are asked for. */
  readonly delayMs: DurationMs;
  /** Tells of each move of the viewer's. */
  readonly onMove: (listener: () => void) => void;
}

/** Creates a {@link PictureLoader} for a set that cannot carry all pictures of a page. */
export function createPictureLoader({ delayMs, onMove }: PictureLoaderOptions): PictureLoader {
  const rest = createMoveRest(delayMs, onMove);
  return {
    load(image, src) {
      rest.run(image, () => {
        image.src = src;
      });
      return () => {
        rest.cancel(image);
        image.removeAttribute('src');
      };
    },
  };
}
