import type { DurationMs } from '@fjernsyn/kernel';
import type { PictureFrame, PictureLoader } from '../settings/ui-settings';
import { createMoveRest } from './move-rest';
import { createPictureBudget, type WatchImage } from './picture-budget';

/** Options of {@link createPictureLoader}. */
export interface PictureLoaderOptions {
  /** How long focus rests after quick moves until pictures are asked for. */
  readonly delayMs: DurationMs;
  /** What the pictures of tiles may take once they are decoded. */
  readonly limitBytes: number;
  /** Factor on the width of pictures asked for. */
  readonly imageScale: number;
  /** Tells of each move of the viewer's. */
  readonly onMove: (listener: () => void) => void;
  /** Default by the engine. */
  readonly watch?: WatchImage | undefined;
}

/** How many times the pixels that were asked for a picture may have. */
const maxExcess = 4;

/** CSS pixels in a rem of the canvas on which pictures are asked for. */
const rootPx = 16;

/** Creates a {@link PictureLoader} for a set that cannot carry all pictures of a page. */
export function createPictureLoader(options: PictureLoaderOptions): PictureLoader {
  const { delayMs, limitBytes, imageScale, onMove, watch } = options;
  const rest = createMoveRest(delayMs, onMove);
  const budget = createPictureBudget(limitBytes, watch);
  return {
    load(image, src) {
      budget.add(image);
      rest.run(image, () => {
        image.src = src;
      });
      return () => {
        rest.cancel(image);
        budget.remove(image);
        image.removeAttribute('src');
      };
    },
    isTooLarge({ naturalWidth, naturalHeight }, { widthRem, heightRem }: PictureFrame) {
      const remPx = rootPx * imageScale;
      return naturalWidth * naturalHeight > maxExcess * widthRem * heightRem * remPx * remPx;
    },
  };
}
