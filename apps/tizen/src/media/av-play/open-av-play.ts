import { createDrawnSubtitles, toVideoElement } from '@fjernsyn/browser';
import type { DeviceInfo, MediaEngine, MediaSurface } from '@fjernsyn/platform';
import type { AvPlay } from './av-play';
import { createAvPlayEngine } from './av-play-engine';
import { createPictureHole } from './picture-hole';

/** Opens an engine on AVPlay, whose pictures are seen through the surface. */
export function openAvPlay(avPlay: AvPlay, surface: MediaSurface, captions: DeviceInfo['captions']): MediaEngine {
  const video = toVideoElement(surface);
  const { ownerDocument: document } = video;
  return createAvPlayEngine({
    avPlay,
    hole: createPictureHole(video, avPlay),
    isHidden: () => document.hidden,
    createSubtitles: (tell) => createDrawnSubtitles({ video, captions: captions?.(), tell }),
    followPage({ onVisibility, onGone }) {
      const { defaultView: window } = document;
      document.addEventListener('visibilitychange', onVisibility);
      window?.addEventListener('pagehide', onGone);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        window?.removeEventListener('pagehide', onGone);
      };
    },
  });
}
