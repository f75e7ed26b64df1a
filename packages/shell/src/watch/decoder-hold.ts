import type { Unsubscribe } from '@fjernsyn/kernel';
import type { MediaEngines } from '@fjernsyn/platform';

/** Makes what keeps the decoder for media from the first thing that is watched to the last, told at each place whether something is. */
export function createDecoderHold(engines: Pick<MediaEngines, 'hold'>): (isWatching: boolean) => void {
  let release: Unsubscribe | undefined;
  return (isWatching) => {
    if (isWatching) release ??= engines.hold?.();
    else {
      release?.();
      release = undefined;
    }
  };
}
