import type { EngineBackend } from './media-engine';
import { videoEvents } from './observe-video';
import { playVideo, releaseVideo } from './play-video';

/** What backends on a `<video>` do alike. */
export type VideoBackend = Pick<EngineBackend, 'play' | 'pause' | 'seek' | 'setVolume'> & {
  /** Gives the decoder back, which only an element that loads nothing does. */
  release(): void;
};

/** Makes the part of a backend that every `<video>` shares; `publish` hears of the element's events until its release. */
export function createVideoBackend(video: HTMLVideoElement, publish: () => void): VideoBackend {
  for (const type of videoEvents) video.addEventListener(type, publish);
  return {
    play: () => playVideo(video),
    pause: () => video.pause(),
    seek(positionSeconds) {
      video.currentTime = positionSeconds;
    },
    setVolume(volume, isMuted) {
      video.volume = Math.min(1, Math.max(0, volume));
      video.muted = isMuted;
    },
    release() {
      for (const type of videoEvents) video.removeEventListener(type, publish);
      releaseVideo(video);
    },
  };
}
