import { engines, type PlayerName } from './engines/engines';
import type { BenchStream, PlayerUnderTest } from './player-under-test';

/** What the bench calls in its page, in this order. */
export interface PlayerBenchPage {
  open(name: PlayerName, scriptUrl: string): Promise<void>;
  /** Milliseconds from the call to the first frame. */
  load(stream: BenchStream): Promise<number>;
  /** Milliseconds from the call to the first frame at another place, which is not buffered. */
  seek(toSeconds: number): Promise<number>;
  /** Pixels of the picture across. */
  width(): number;
}

declare global {
  interface Window {
    playerBench: PlayerBenchPage;
  }
}

function createPlayerBenchPage(): PlayerBenchPage {
  const video = document.body.appendChild(document.createElement('video'));
  video.muted = true;
  video.style.width = '100%';
  let player: PlayerUnderTest;
  const frameAt = (isWanted: (seconds: number) => boolean): Promise<number> =>
    new Promise((resolve) => {
      const look = (): void =>
        void video.requestVideoFrameCallback((now, { mediaTime }) => (isWanted(mediaTime) ? resolve(now) : look()));
      look();
    });
  const isBuffered = (seconds: number): boolean =>
    Array.from({ length: video.buffered.length }, (_, index) => index).some(
      (index) => video.buffered.start(index) <= seconds && seconds <= video.buffered.end(index),
    );
  return {
    async open(name, scriptUrl) {
      player = await engines[name](video, scriptUrl);
    },
    async load(stream) {
      const startMs = performance.now();
      const frame = frameAt(() => true);
      await player.play(stream);
      return (await frame) - startMs;
    },
    async seek(toSeconds) {
      if (isBuffered(toSeconds)) throw new Error(`${toSeconds} s is buffered already.`);
      const startMs = performance.now();
      const frame = frameAt((seconds) => Math.abs(seconds - toSeconds) < 1);
      video.currentTime = toSeconds;
      return (await frame) - startMs;
    },
    width: () => video.videoWidth,
  };
}

window.playerBench = createPlayerBenchPage();
