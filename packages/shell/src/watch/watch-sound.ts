import type { Observable } from '@fjernsyn/kernel';
import type { PlaybackSound } from '@fjernsyn/player';
import { changeSound, type SoundCommand } from './sound';
import type { WatchPlayback } from './watch-playback';
import type { WatchView } from './watch-view';

/** Dependencies of {@link createWatchSound}. */
export interface WatchSoundDeps {
  readonly view: Observable<WatchView>;
  /** How loud the viewer has said that things play, from one that is watched to the next. */
  readonly sound: Observable<PlaybackSound | undefined>;
  readonly playback: Pick<WatchPlayback, 'send'>;
}

/** How loud something plays that is watched. */
export interface WatchSound {
  command(command: SoundCommand): void;
  /** From 0 to 1: another volume is heard. */
  setVolume(volume: number): void;
}

/** Makes the {@link WatchSound}. */
export function createWatchSound({ view, sound, playback }: WatchSoundDeps): WatchSound {
  const set = (changed: PlaybackSound): void => {
    sound.set(changed);
    view.set({ ...view.get(), sound: changed });
    playback.send({ type: 'SET_SOUND', ...changed });
  };
  return {
    command: (command) => set(changeSound(view.get().sound, command)),
    setVolume: (volume) => set({ volume, isMuted: false }),
  };
}
