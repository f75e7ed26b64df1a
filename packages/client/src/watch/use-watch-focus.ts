import type { FocusEngine } from '@fjernsyn/focus';
import type { WatchControl } from '@fjernsyn/shell';
import type { PlayerControlIds } from '@fjernsyn/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useClient } from '../application-context';

/** How a watch screen stands, for the focus on it. */
export interface WatchFocusPlace {
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly areControlsShown: boolean;
  readonly hasOffer: boolean;
  /** Whether it can be paused: of a live stream that is known once its window is. */
  readonly canPause: boolean;
  readonly enter: WatchControl;
  /** Whether a dialog lies over the screen. */
  readonly isCovered: boolean;
}

/**
 * Leads focus to the control that the viewer's key asked for when the controls appear, and to what is offered while they are hidden. Once it
 * was led there it is the viewer's: a stream that cannot be paused for a moment does not bring it back.
 */
export function useControlFocus(ids: PlayerControlIds, place: WatchFocusPlace): void {
  const { focus } = useClient().application;
  const { isPlaying, isWaiting, areControlsShown, hasOffer, canPause, enter } = place;
  const isThere = isPlaying && !isWaiting;
  const enteredBy = useRef<WatchControl | undefined>(undefined);
  useEffect(() => {
    if (!isThere || !areControlsShown) {
      enteredBy.current = undefined;
      return;
    }
    const isLed = enteredBy.current === enter;
    // What had it may have gone with the pause.
    if (isLed && (canPause || isOn(focus, ids))) return;
    if (canPause || enter === 'seek-bar') enteredBy.current = enter;
    const play = canPause ? ids.play : ids.buttons;
    focus.focus(enter === 'seek-bar' ? ids.seekBar : play);
  }, [focus, ids, areControlsShown, enter, isThere, canPause]);
  useEffect(() => {
    if (isThere && hasOffer && !areControlsShown) focus.focus(ids.skip);
  }, [focus, ids, hasOffer, areControlsShown, isThere]);
}

/** Whether the line or the row of buttons has focus. */
function isOn(focus: FocusEngine, { seekBar, buttons }: PlayerControlIds): boolean {
  return focus.isFocused(seekBar) || focus.hasFocusWithin(buttons);
}

/** Gives the platform's focus to the screen while the film loads or the controls are hidden: no control has it then, and keys are heard anywhere. */
export function useBareFocus(main: RefObject<HTMLElement | null>, place: WatchFocusPlace): void {
  const { isPlaying, isWaiting, areControlsShown, hasOffer, isCovered } = place;
  const isBare = !isCovered && isPlaying && (isWaiting || (!areControlsShown && !hasOffer));
  useEffect(() => {
    if (isBare) main.current?.focus({ preventScroll: true });
  }, [main, isBare]);
}
