import { createEmitter, type DurationMs, durationsMs, type Emitter, type Unsubscribe } from '@fjernsyn/kernel';

/** How long after a picture failed it is requested again: at first, and then each time. */
export const pictureRetryMs = {
  first: durationsMs.minute / 2,
  next: durationsMs.minute,
} as const satisfies Readonly<Record<string, DurationMs>>;

/** Addresses of pictures that could not be loaded, which are requested again by and by. */
export interface MissingPictures {
  has(src: string): boolean;
  /** Takes a picture that could not be loaded. */
  add(src: string): void;
  /** Takes a picture that is not to be shown, however often it is requested. */
  refuse(src: string): void;
  /** Hears when the picture of an address goes missing, or can be loaded again. */
  subscribe(src: string, listener: () => void): Unsubscribe;
}

/**
 * Creates {@link MissingPictures} without any. A picture is tried with an image that nobody sees, so that its title stands until it is there;
 * one that nobody shows any more is forgotten, and so requested when it is shown again.
 */
export function createMissingPictures(createImage: () => HTMLImageElement = () => new Image()): MissingPictures {
  const missing = new Set<string>();
  const watched = new Map<string, Emitter<void>>();

  const remove = (src: string): void => {
    missing.delete(src);
    watched.get(src)?.emit();
  };
  const request = (src: string): void => {
    if (!watched.has(src)) {
      missing.delete(src);
      return;
    }
    const image = createImage();
    image.onload = () => remove(src);
    image.onerror = () => tryLater(src, pictureRetryMs.next);
    image.src = src;
  };
  const tryLater = (src: string, delayMs: DurationMs): void => {
    setTimeout(() => whenShown(() => request(src)), delayMs);
  };
  const add = (src: string): boolean => {
    if (missing.has(src)) return false;
    missing.add(src);
    watched.get(src)?.emit();
    return true;
  };

  return {
    has: (src) => missing.has(src),
    add(src) {
      if (add(src)) tryLater(src, pictureRetryMs.first);
    },
    refuse: (src) => void add(src),
    subscribe(src, listener) {
      const listeners = watched.get(src) ?? createEmitter<void>();
      watched.set(src, listeners);
      const end = listeners.subscribe(listener);
      return () => {
        end();
        if (listeners.size === 0 && watched.get(src) === listeners) watched.delete(src);
      };
    },
  };
}

/** Runs work once the document is shown: nobody waits for a picture behind another application. */
function whenShown(work: () => void): void {
  if (!document.hidden) {
    work();
    return;
  }
  const hear = (): void => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', hear);
    work();
  };
  document.addEventListener('visibilitychange', hear);
}
