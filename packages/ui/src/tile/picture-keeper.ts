import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { PictureKeeper } from '../settings/picture-keeper';
import { createMoveRest } from './move-rest';
import { createPictureRoom } from './picture-room';

/** Options of {@link createPictureKeeper}. */
export interface PictureKeeperOptions {
  /** How much the pictures of tiles may take once they are decoded, in bytes. Those near the screen stay, whatever they take. */
  readonly budgetBytes: number;
  /** How long focus rests after quick moves until pictures are asked for. */
  readonly delayMs: DurationMs;
  /** Tells of each move of the viewer's. */
  readonly onMove: (listener: () => void) => void;
}

/** Bytes of a pixel once it is decoded. */
const pixelBytes = 4;

/** Makes a {@link PictureKeeper}. */
export function createPictureKeeper({ budgetBytes, delayMs, onMove }: PictureKeeperOptions): PictureKeeper {
  const room = createPictureRoom(budgetBytes);
  const rest = createMoveRest(delayMs, onMove);
  /** What a picture is taken to weigh until it has come: as much as the heaviest so far. */
  let expectedBytes = 0;

  return {
    keep(image, src, slot) {
      let stopWaiting: Unsubscribe = () => undefined;
      const load = (): void => {
        room.enter(image, { slot, release });
        image.src = src;
        room.weigh(image, expectedBytes);
      };
      const wait = (): void => {
        if (slot) stopWaiting = slot.whenNear(() => rest.run(image, load));
        else load();
      };
      const forget = (): void => {
        stopWaiting();
        rest.cancel(image);
        room.leave(image);
      };
      const release = (): void => {
        forget();
        image.removeAttribute('src');
        wait();
      };
      const hear = (): void => {
        const bytes = image.naturalWidth * image.naturalHeight * pixelBytes;
        expectedBytes = Math.max(expectedBytes, bytes);
        room.weigh(image, bytes);
      };
      image.addEventListener('load', hear);
      image.addEventListener('error', hear);
      wait();
      return () => {
        forget();
        image.removeEventListener('load', hear);
        image.removeEventListener('error', hear);
      };
    },
  };
}
