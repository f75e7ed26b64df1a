import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { NearPlace, PictureKeeper } from '../settings/picture-keeper';

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

/** By then places that are no longer near the screen have said so, which they do when the page is idle. */
const settledMs: DurationMs = 500;

interface KeptPicture {
  readonly slot: NearPlace | null;
  release(): void;
}

/** Makes a {@link PictureKeeper}. */
export function createPictureKeeper({ budgetBytes, delayMs, onMove }: PictureKeeperOptions): PictureKeeper {
  /** Those that are loaded, the oldest first. */
  const kept = new Map<HTMLImageElement, KeptPicture>();
  /** Those that wait for focus to rest. */
  const waiting = new Map<HTMLImageElement, () => void>();
  let heldBytes = 0;
  /** What a picture is taken to weigh until it has come: as much as the heaviest so far. */
  let expectedBytes = 0;
  let movedAt = Number.NEGATIVE_INFINITY;
  let isHurried = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  let later: ReturnType<typeof setTimeout> | undefined;

  const releaseFar = (): void => {
    for (const { slot, release } of Array.from(kept.values())) {
      if (heldBytes <= budgetBytes) return;
      // A picture outside of a rail has no place to come near again.
      if (slot && !slot.isNear()) release();
    }
  };

  const makeRoom = (): void => {
    releaseFar();
    if (heldBytes <= budgetBytes) return;
    clearTimeout(later);
    later = setTimeout(releaseFar, settledMs);
  };

  const loadWaiting = (): void => {
    isHurried = false;
    const loads = Array.from(waiting.values());
    waiting.clear();
    for (const load of loads) load();
  };

  onMove(() => {
    const at = performance.now();
    isHurried = at - movedAt < delayMs;
    movedAt = at;
    clearTimeout(rest);
    // A busy set may bring the next move before the rest that was due before it.
    if (isHurried || waiting.size > 0) rest = setTimeout(loadWaiting, delayMs);
  });

  return {
    keep(image, src, slot) {
      let bytes = 0;
      let stopWaiting: Unsubscribe = () => undefined;
      const weigh = (next: number): void => {
        heldBytes += next - bytes;
        bytes = next;
      };
      const load = (): void => {
        kept.set(image, { slot, release });
        image.src = src;
        weigh(expectedBytes);
        makeRoom();
      };
      const wait = (): void => {
        if (slot) stopWaiting = slot.whenNear(() => (isHurried ? waiting.set(image, load) : load()));
        else load();
      };
      const forget = (): void => {
        stopWaiting();
        waiting.delete(image);
        kept.delete(image);
        weigh(0);
      };
      const release = (): void => {
        forget();
        image.removeAttribute('src');
        wait();
      };
      const hear = (): void => {
        weigh(image.naturalWidth * image.naturalHeight * pixelBytes);
        expectedBytes = Math.max(expectedBytes, bytes);
        makeRoom();
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
