import type { AppWindow } from '../../frame/app-window';
import type { AvPicture, AvPictureEvents, OpenPicture } from './av-picture';

const notSupported = 4;

/** Makes pictures on a `<video>` that lies in the page's hole for AVPlay. It plays what a browser plays by its address. */
export function createVideoPictures(window: AppWindow): OpenPicture {
  const { document } = window;
  return (url, events) => {
    const video = document.createElement('video');
    hear(video, events);
    video.src = url;
    return {
      get positionMs() {
        return Math.round(video.currentTime * 1000);
      },
      get durationMs() {
        return Number.isFinite(video.duration) ? Math.round(video.duration * 1000) : 0;
      },
      get streams() {
        return streamsOf(video);
      },
      place(x, y, width, height) {
        const hole = document.querySelector('object[type="application/avplayer"]') as HTMLElement | null;
        if (!hole) return;
        // A desktop browser draws a sign where it knows no plug-in.
        hole.style.visibility = 'hidden';
        if (hole.nextSibling !== video) hole.parentNode?.insertBefore(video, hole.nextSibling);
        const scale = window.innerWidth / 1920;
        const edges = { left: x, top: y, width, height };
        for (const [edge, length] of Object.entries(edges)) video.style.setProperty(edge, `${length * scale}px`);
        video.style.position = 'fixed';
      },
      play: () => void video.play().catch(() => undefined),
      pause: () => video.pause(),
      seek(positionMs, onArrival) {
        video.addEventListener('seeked', onArrival, { once: true });
        video.currentTime = positionMs / 1000;
      },
      close() {
        video.removeAttribute('src');
        video.load();
        video.remove();
      },
    } satisfies AvPicture;
  };
}

function hear(video: HTMLVideoElement, events: AvPictureEvents): void {
  video.addEventListener('loadeddata', () => events.onReady(), { once: true });
  video.addEventListener('timeupdate', () => events.onTime());
  video.addEventListener('waiting', () => events.onWaiting(true));
  video.addEventListener('playing', () => events.onWaiting(false));
  video.addEventListener('ended', () => events.onEnd());
  video.addEventListener('error', () => {
    if (video.error?.code === notSupported) events.onFailure('NotSupportedError', 'PLAYER_ERROR_NOT_SUPPORTED_FORMAT');
    else events.onFailure('InvalidAccessError', 'PLAYER_ERROR_CONNECTION_FAILED');
  });
}

function streamsOf({ videoWidth, videoHeight }: HTMLVideoElement): AvPicture['streams'] {
  const video = { fourCC: 'H264', Width: String(videoWidth), Height: String(videoHeight), Bit_rate: '0' };
  const audio = { language: 'und', channels: '2', sample_rate: '48000', bit_rate: '0', fourCC: 'mp4a' };
  return [
    { index: 0, type: 'VIDEO', extra_info: JSON.stringify(video) },
    { index: 1, type: 'AUDIO', extra_info: JSON.stringify(audio) },
  ];
}
