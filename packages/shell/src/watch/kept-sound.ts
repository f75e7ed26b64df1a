import { createObservable, type DurationMs, type Instant, type Observable } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { PlaybackSound } from '@fjernsyn/player';

/** When what is kept of the sound ends: the beginning of 2070 (S9.11). */
export const soundEndsAt: Instant = 3_155_760_000_000;

/** How loud it plays where a viewer has never said (S9.12). */
export const usualVolume = 0.5;

/** Dependencies of {@link createKeptSound}. */
export type KeptSoundDeps = Pick<Ports, 'clock' | 'cookies' | 'device'>;

/**
 * Makes the sound as the viewer has set it, from one visit to the next: two cookies, the volume as one number (C9.18). It is undefined while nothing
 * has been set on a device with a volume of its own, which would be turned down by ours.
 */
export function createKeptSound({ clock, cookies, device }: KeptSoundDeps): Observable<PlaybackSound | undefined> {
  const kept = readSound(cookies.read('volume'), cookies.read('muted'));
  const usual = device.target === 'web' ? { volume: usualVolume, isMuted: false } : undefined;
  const sound = createObservable<PlaybackSound | undefined>(kept ?? usual);
  sound.subscribe(() => {
    const now = sound.get();
    if (now === undefined) return;
    const lifeMs: DurationMs = soundEndsAt - clock.now();
    cookies.writer().then(
      (writer) => {
        writer.write('volume', String(now.volume), lifeMs);
        writer.write('muted', String(now.isMuted), lifeMs);
      },
      () => undefined,
    );
  });
  return sound;
}

/** The sound that two cookies tell of; undefined where neither says anything that can be heard. */
function readSound(volume: string | undefined, muted: string | undefined): PlaybackSound | undefined {
  const number = volume === undefined || volume.trim() === '' ? Number.NaN : Number(volume);
  const isVolume = number >= 0 && number <= 1;
  if (!isVolume && muted !== 'true') return undefined;
  return { volume: isVolume ? number : usualVolume, isMuted: muted === 'true' };
}
