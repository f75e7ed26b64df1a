import type { DurationMs, Unsubscribe } from '@fjernsyn/kernel';
import type { TileSlot } from '../rail/tile-slot';

/** Decides when the pictures of tiles are loaded, and takes some away again, where a set cannot carry all of them. */
export interface PictureKeeper {
  /** Gives an image its address when its place comes near, and again after it was taken away; the returned function ends that. */
  keep(image: HTMLImageElement, src: string, slot: TileSlot | null): Unsubscribe;
}

/** Options of {@link loadPictureKeeper}. */
export interface PictureKeeperOptions {
  /** How much the pictures of tiles may take once they are decoded, in bytes. Those near the screen stay, whatever they take. */
  readonly budgetBytes: number;
  /** How long focus rests after quick moves until pictures are asked for. */
  readonly delayMs: DurationMs;
  /** Tells of each move of the viewer's. */
  readonly onMove: (listener: () => void) => void;
}

/** Fetches the {@link PictureKeeper}; undefined where it cannot be fetched: then pictures load as they come near, and stay. */
export async function loadPictureKeeper(options: PictureKeeperOptions): Promise<PictureKeeper | undefined> {
  return import('./picture-keeper').then(
    ({ createPictureKeeper }) => createPictureKeeper(options),
    () => undefined,
  );
}
