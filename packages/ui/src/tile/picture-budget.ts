import type { Unsubscribe } from '@fjernsyn/kernel';

/** Hears whether an image is seen, at once and on each change. */
export type WatchImage = (image: HTMLImageElement, onChange: (isSeen: boolean) => void) => Unsubscribe;

/** Keeps what the pictures of a page take once they are decoded within a limit. */
export interface PictureBudget {
  /** Takes an image that has its address, or is to have it. */
  add(image: HTMLImageElement): void;
  remove(image: HTMLImageElement): void;
}

interface Held {
  end: Unsubscribe;
  bytes: number;
  isSeen: boolean;
  /** The address that was taken away, to be given back when the image is seen. */
  releasedSrc: string | undefined;
}

/**
 * Creates a {@link PictureBudget}. Over the limit the pictures that came first and are not seen are released, and come back when they are
 * seen: what is seen is never released, as a screen of pictures fits.
 */
export function createPictureBudget(limitBytes: number, watch: WatchImage = watchImage): PictureBudget {
  const images = new Map<HTMLImageElement, Held>();

  const release = (): void => {
    let bytes = 0;
    for (const held of images.values()) bytes += held.bytes;
    for (const [image, held] of images) {
      if (bytes <= limitBytes) return;
      if (held.isSeen || held.bytes === 0) continue;
      bytes -= held.bytes;
      held.bytes = 0;
      held.releasedSrc = image.getAttribute('src') ?? undefined;
      image.removeAttribute('src');
    }
  };

  return {
    add(image) {
      const held: Held = { end: () => undefined, bytes: 0, isSeen: false, releasedSrc: undefined };
      images.set(image, held);
      const weigh = (): void => {
        held.bytes = bytesOf(image);
        release();
      };
      image.addEventListener('load', weigh);
      const endWatch = watch(image, (isSeen) => {
        held.isSeen = isSeen;
        const { releasedSrc } = held;
        if (!isSeen || releasedSrc === undefined) return;
        held.releasedSrc = undefined;
        image.src = releasedSrc;
      });
      held.end = () => {
        image.removeEventListener('load', weigh);
        endWatch();
      };
    },
    remove(image) {
      images.get(image)?.end();
      images.delete(image);
    },
  };
}

/** What a picture takes once it is decoded. */
function bytesOf({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return naturalWidth * naturalHeight * 4;
}

/** Watches by the engine; before Chromium 51 none tells, and every image counts as seen. */
function watchImage(image: HTMLImageElement, onChange: (isSeen: boolean) => void): Unsubscribe {
  if (!('IntersectionObserver' in window)) {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) onChange(isIntersecting);
  });
  observer.observe(image);
  return () => observer.disconnect();
}
