import type { MediaSurface } from '@fjernsyn/platform';

/** A `<video>` as the surface that a screen hands to the player. */
export function toMediaSurface(element: HTMLVideoElement): MediaSurface {
  return element as unknown as MediaSurface;
}

/** The `<video>` that {@link toMediaSurface} was given. */
export function toVideoElement(surface: MediaSurface): HTMLVideoElement {
  return surface as unknown as HTMLVideoElement;
}

/** Where subtitles are drawn: around the `<video>`, so that the screen's own styles place them; null where nothing is. */
export function toSubtitleHost(video: HTMLVideoElement): HTMLElement | null {
  return video.parentElement;
}
