import { AppError } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';
import { releaseVideo } from '../engine/play-video';
import { toMediaError } from './shaka-error';
import type { ShakaPlayer } from './shaka-namespace';

/**
 * Attaches a player to its video. Shaka waits for the source that it gives the element to open, and hears nothing where the browser refuses its
 * address (a policy without `blob:`) or forgets it. Rejects with `media/engine-unavailable` in the first case, with `media/superseded` where
 * `signal` ends the wait; the element is free then.
 */
export async function attachShaka(player: ShakaPlayer, video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new AppError(mediaErrors.superseded);
  let stopHearing = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const refuse = (): void =>
      reject(new AppError(mediaErrors.engineUnavailable, { facts: { why: 'source-refused' } }));
    const supersede = (): void => reject(new AppError(mediaErrors.superseded));
    // Shaka gives the address to an element within, whose error does not bubble.
    video.addEventListener('error', refuse, true);
    signal.addEventListener('abort', supersede);
    stopHearing = () => {
      video.removeEventListener('error', refuse, true);
      signal.removeEventListener('abort', supersede);
    };
  });
  const attached = player.attach(video).catch((thrown: unknown) => {
    const { facts } = toMediaError(thrown);
    throw new AppError(mediaErrors.engineUnavailable, { facts: { ...facts, why: 'no-attach' } });
  });
  try {
    await Promise.race([attached, ended]);
  } catch (thrown) {
    await player.destroy().catch(() => undefined);
    releaseVideo(video);
    throw thrown;
  } finally {
    stopHearing();
  }
}
