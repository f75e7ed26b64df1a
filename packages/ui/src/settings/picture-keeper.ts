import type { Unsubscribe } from '@fjernsyn/kernel';

/** A place on a page that comes near the screen and goes. */
export interface NearPlace {
  isNear(): boolean;
  /** Calls back once when the place comes near the screen. */
  whenNear(listener: () => void): Unsubscribe;
}

/** Decides when the pictures of tiles are loaded, and takes some away again, where a set cannot carry all of them. */
export interface PictureKeeper {
  /** Gives an image its address when its place comes near, and again after it was taken away; the returned function ends that. */
  keep(image: HTMLImageElement, src: string, place: NearPlace | null): Unsubscribe;
}
