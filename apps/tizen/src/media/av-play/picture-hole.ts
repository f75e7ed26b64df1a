import { attempt } from '@fjernsyn/browser';
import type { AvPlay } from './av-play';

/** The page's hole that AVPlay's pictures are seen through. */
export interface PictureHole {
  /** Opens the hole where the `<video>` stands, below everything drawn. */
  open(): void;
  /** Has AVPlay show its pictures where the hole is now. */
  fit(): void;
  close(): void;
}

/** The screen that AVPlay counts on, whatever the application is drawn on. */
const screen = { width: 1920, height: 1080 };

/** Makes the {@link PictureHole} of a surface's `<video>`, which stays empty. */
export function createPictureHole(video: HTMLVideoElement, avPlay: Pick<AvPlay, 'setDisplayRect'>): PictureHole {
  const { ownerDocument: document } = video;
  let hole: HTMLObjectElement | undefined;
  let fitted = '';
  return {
    open() {
      hole = document.createElement('object');
      hole.type = 'application/avplayer';
      hole.className = video.className;
      video.parentNode?.insertBefore(hole, video);
      fitted = '';
    },
    fit() {
      if (!hole) return;
      const { left, top, width, height } = hole.getBoundingClientRect();
      const { innerWidth, innerHeight } = document.defaultView as Window;
      const across = screen.width / innerWidth;
      const down = screen.height / innerHeight;
      const rect = [left * across, top * down, width * across, height * down].map(Math.round);
      const next = rect.join();
      if (next === fitted) return;
      fitted = next;
      attempt(() => avPlay.setDisplayRect(...(rect as [number, number, number, number])));
    },
    close() {
      hole?.remove();
      hole = undefined;
    },
  };
}
