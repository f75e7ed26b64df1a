import type { DurationMs, Observable, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { isReadAloud } from '../speech/announcer';
import type { WatchControl } from './watch-keys';
import { isPlaying, type WatchView } from './watch-view';

/** How long the controls stay without a key while something plays (reading "Player"). */
export const controlsIdleMs: DurationMs = 5_000;

/** Shows and hides the controls over what plays. */
export interface ControlsVisibility {
  /** Shows them for a while; focus enters `enter` where they were hidden. */
  show(enter?: WatchControl): void;
  hide(): void;
  /** Lets those that are shown stay for a while longer, as after each key. */
  extend(): void;
  /** Lets them stay for as long as somebody holds them, as while a menu is open. */
  hold(): Unsubscribe;
  readonly stop: Unsubscribe;
}

/** Makes the {@link ControlsVisibility} of a view; nothing is hidden before the first call. */
export function createControlsVisibility(
  ports: Pick<Ports, 'clock' | 'speech' | 'store'>,
  view: Observable<WatchView>,
): ControlsVisibility {
  const { clock, speech } = ports;
  let cancel: Unsubscribe = () => undefined;
  let holdCount = 0;
  const hide = (): void => view.set({ ...view.get(), areControlsShown: false });
  const extend = (): void => {
    cancel();
    cancel = clock.after(controlsIdleMs, () => {
      const isHeard = speech.screenReader === 'on' || isReadAloud(ports);
      if (holdCount === 0 && !isHeard && isPlaying(view.get().playback)) hide();
      else extend();
    });
  };
  return {
    show(enter) {
      extend();
      const before = view.get();
      if (!before.areControlsShown) view.set({ ...before, areControlsShown: true, enter: enter ?? before.enter });
    },
    hide,
    extend,
    hold() {
      holdCount += 1;
      let isHeld = true;
      return () => {
        if (isHeld) holdCount -= 1;
        isHeld = false;
        extend();
      };
    },
    stop: () => cancel(),
  };
}
