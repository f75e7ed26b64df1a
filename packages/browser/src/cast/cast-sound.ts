import type { SenderSession } from './sender-namespace';

/** How loud a set plays. */
export interface CastSound {
  set(volume: number, isMuted: boolean): void;
  /** What is set from now on the viewer changes. */
  begin(): void;
}

/**
 * Makes the {@link CastSound} of a set, which keeps its own volume: what is set before it begins is how loud the page was, full where nothing is.
 * What the viewer changes from there is asked of the set, as far up or down.
 */
export function createCastSound(session: Pick<SenderSession, 'getVolume' | 'setVolume' | 'setMute'>): CastSound {
  let before: { readonly volume: number; readonly isMuted: boolean } = { volume: 1, isMuted: false };
  let hasBegun = false;
  const ask = (answer: Promise<unknown>): void => void answer.catch(() => undefined);
  return {
    set(volume, isMuted) {
      const last = hasBegun ? before : { volume, isMuted };
      before = { volume, isMuted };
      if (volume !== last.volume) {
        ask(session.setVolume(Math.min(1, Math.max(0, session.getVolume() + volume - last.volume))));
      }
      if (isMuted !== last.isMuted) ask(session.setMute(isMuted));
    },
    begin() {
      hasBegun = true;
    },
  };
}
