import type { MediaSeconds } from '@fjernsyn/kernel';
import { type AvObject, avStates } from './av-object';

/** How often a place that the object refuses is asked for again; then it plays on where it is. */
const mostRetries = 2;

/** Sends an A/V control object to a place as soon as it takes one. */
export interface PlaceSeeker {
  /** Where it is to go; undefined where it was not sent, has gone, or has given up. */
  readonly seconds: MediaSeconds | undefined;
  /** Has it go there; undefined lets it be where it is. */
  seek(seconds: MediaSeconds | undefined): void;
  /** To be called whenever the object may have got on. */
  follow(object: AvObject): void;
}

/** Makes a {@link PlaceSeeker}. */
export function createPlaceSeeker(): PlaceSeeker {
  let sought: { readonly seconds: MediaSeconds; readonly refusals: number } | undefined;
  return {
    get seconds() {
      return sought?.seconds;
    },
    seek(seconds) {
      sought = seconds === undefined ? undefined : { seconds, refusals: 0 };
    },
    follow(object) {
      if (!sought || !takesSeeks(object)) return;
      const { seconds, refusals } = sought;
      // Taken away first: an object may tell of its new state within the call.
      sought = undefined;
      const isRefused = object.seek(seconds * 1000) === false;
      if (isRefused && refusals < mostRetries) sought = { seconds, refusals: refusals + 1 };
    },
  };
}

/** Before it has connected, and while it buffers, the object takes no position. */
function takesSeeks({ playState }: AvObject): boolean {
  return playState === avStates.playing || playState === avStates.paused;
}
