import type { DurationMs } from '@fjernsyn/kernel';
import type { NearPlace } from '../settings/picture-keeper';

/** By then places that are no longer near the screen have said so, which they do when the page is idle. */
const settledMs: DurationMs = 500;

/** A picture that is loaded. */
export interface LoadedPicture {
  /** Its place on a rail; null outside of one. */
  readonly slot: NearPlace | null;
  release(): void;
}

/** The room that decoded pictures may take: where they take more, those far from the screen are released, the oldest first. */
export interface PictureRoom {
  enter(image: HTMLImageElement, picture: LoadedPicture): void;
  /** Takes what a picture weighs, in bytes, and makes room for it; does nothing for one that has not entered. */
  weigh(image: HTMLImageElement, bytes: number): void;
  leave(image: HTMLImageElement): void;
}

/** Creates the {@link PictureRoom} of a budget in bytes; pictures near the screen stay, whatever they weigh. */
export function createPictureRoom(budgetBytes: number): PictureRoom {
  const pictures = new Map<HTMLImageElement, LoadedPicture & { readonly bytes: number }>();
  let heldBytes = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  const releaseFar = (): void => {
    for (const { slot, release } of Array.from(pictures.values())) {
      if (heldBytes <= budgetBytes) return;
      // A picture outside of a rail has no place to come near again.
      if (slot && !slot.isNear()) release();
    }
  };

  return {
    enter: (image, picture) => void pictures.set(image, { slot: picture.slot, release: picture.release, bytes: 0 }),
    weigh(image, bytes) {
      const picture = pictures.get(image);
      if (!picture) return;
      heldBytes += bytes - picture.bytes;
      pictures.set(image, { ...picture, bytes });
      releaseFar();
      if (heldBytes <= budgetBytes) return;
      clearTimeout(later);
      later = setTimeout(releaseFar, settledMs);
    },
    leave(image) {
      heldBytes -= pictures.get(image)?.bytes ?? 0;
      pictures.delete(image);
    },
  };
}
