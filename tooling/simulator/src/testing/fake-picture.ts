import type { AvPicture, AvPictureEvents, AvStream, OpenPicture } from '../tizen/av-play/av-picture';

/** Pictures in a test's hand, of which the last is open. */
export interface FakePictures {
  readonly open: OpenPicture;
  /** What was asked of them, in order. */
  readonly calls: readonly string[];
  readonly events: AvPictureEvents;
  /** Shows another moment. */
  moveTo(positionMs: number): void;
  /** Ends the seek that waits, where seeks do not arrive by themselves. */
  arrive(): void;
}

const audio = (index: number, role: string): AvStream => ({
  index,
  type: 'AUDIO',
  extra_info: JSON.stringify({ language: 'da', channels: '2', role }),
});

/** A picture, sound of two kinds and lines of subtitles. */
export const fakeStreams: readonly AvStream[] = [
  { index: 0, type: 'VIDEO', extra_info: JSON.stringify({ Width: '1280', Height: '720', Bit_rate: '2500000' }) },
  audio(1, 'description'),
  audio(2, 'main'),
  { index: 3, type: 'TEXT', extra_info: JSON.stringify({ track_num: '1', track_lang: 'sv' }) },
];

/** Makes {@link FakePictures} of 100 s. */
export function createFakePictures({ arrivesAtOnce = true } = {}): FakePictures {
  const calls: string[] = [];
  let last: AvPictureEvents | undefined;
  let positionMs = 0;
  let arrival: (() => void) | undefined;
  const arrive = (): void => {
    const arrived = arrival;
    arrival = undefined;
    arrived?.();
  };
  const open: OpenPicture = (url, events) => {
    calls.push(`open ${url}`);
    last = events;
    positionMs = 0;
    return {
      get positionMs() {
        return positionMs;
      },
      durationMs: 100_000,
      streams: fakeStreams,
      place: (...rect) => void calls.push(`place ${rect.join()}`),
      play: () => void calls.push('play'),
      pause: () => void calls.push('pause'),
      seek(toMs, onArrival) {
        calls.push(`seek ${toMs}`);
        positionMs = toMs;
        arrival = onArrival;
        if (arrivesAtOnce) arrive();
      },
      close: () => void calls.push('close'),
    } satisfies AvPicture;
  };
  return {
    open,
    calls,
    get events() {
      return last as AvPictureEvents;
    },
    moveTo(toMs) {
      positionMs = toMs;
      last?.onTime();
    },
    arrive,
  };
}
