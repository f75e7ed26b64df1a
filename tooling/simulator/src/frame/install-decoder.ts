import type { ConnectedDevice } from '../device/device';
import { type AppWindow, place } from './app-window';

/** What else may hold the one decoder of the set; null where nothing does. */
export type HeldBy = () => string | null;

/** The one decoder of a set, as other faked APIs ask for it. */
export interface Decoder {
  /** Whether a media element of the page holds it. */
  isHeldByPage(): boolean;
}

const decodeError = 3;
const networkIdle = 1;
const networkLoading = 2;

/** Whether an element still has something to decode, in the document or out of it. */
function hasSource({ networkState }: HTMLMediaElement): boolean {
  return networkState === networkIdle || networkState === networkLoading;
}

/**
 * Gives the set one decoder: media that open while something else holds it fail, and a second element takes it from the first. An element
 * gives it back when its source is taken away.
 */
export function installDecoder(window: AppWindow, device: ConnectedDevice, heldBy: HeldBy): Decoder {
  let holder: HTMLMediaElement | null = null;

  const fail = (media: HTMLMediaElement, why: string): void => {
    if (holder === media) holder = null;
    device.record({ kind: 'event', name: 'decoder', given: why, answer: 'the media fail', isRefused: true });
    media.pause();
    place(media, 'error', { code: decodeError, message: why });
    media.dispatchEvent(new window.Event('error'));
  };
  const open = (media: HTMLMediaElement): void => {
    const other = heldBy();
    if (other !== null) {
      fail(media, `${other} holds the decoder`);
      return;
    }
    Reflect.deleteProperty(media, 'error');
    const loser = holder;
    holder = media;
    if (loser !== null && loser !== media && hasSource(loser)) fail(loser, 'another element took the decoder');
  };
  const onMedia = (type: string, run: (media: HTMLMediaElement) => void): void =>
    window.document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof window.HTMLMediaElement) run(target);
      },
      true,
    );

  onMedia('loadstart', open);
  onMedia('play', (media) => {
    if (holder !== media) open(media);
  });
  return { isHeldByPage: () => holder !== null && hasSource(holder) };
}
