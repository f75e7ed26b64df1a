import { AppError } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';

/** Plays the element. Rejects with `media/play-refused` where the browser wants a gesture first, else with the code of what went wrong. */
export async function playVideo(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (thrown) {
    const { name } = thrown as { readonly name?: string };
    // A pause that follows at once cuts the play off; that is no failure.
    if (name === 'AbortError') return;
    if (name === 'NotAllowedError') throw new AppError(mediaErrors.playRefused);
    throw new AppError(name === 'NotSupportedError' ? mediaErrors.unsupported : mediaErrors.unknown);
  }
}

/** Gives the decoder back, which only an element that loads nothing does. */
export function releaseVideo(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
