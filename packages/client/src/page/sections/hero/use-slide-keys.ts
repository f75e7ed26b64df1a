import { useEffect } from 'react';
import { useClient } from '../../../application-context';

/** Options of {@link useSlideKeys}. */
export interface SlideKeysOptions {
  /** Whether focus stands in the hero, and there is more than one slide. */
  readonly isActive: boolean;
  /** Turns to the next slide, or to the one before. */
  readonly onTurn: (step: 1 | -1) => void;
}

/** Turns the slides of a hero by left and right where no button lies that way. A held key stops at the last button. */
export function useSlideKeys({ isActive, onTurn }: SlideKeysOptions): void {
  const { focus, locale, remote } = useClient().application;
  useEffect(() => {
    if (!isActive) return undefined;
    return remote.handle((action) => {
      if (action.type !== 'move') return false;
      const { direction, isRepeat } = action;
      if (direction === 'up' || direction === 'down') return false;
      const { outcome } = focus.move(direction, { isHeld: isRepeat });
      const isForward = (direction === 'right') === (locale.state.get().dir === 'ltr');
      if (outcome !== 'moved' && !isRepeat) onTurn(isForward ? 1 : -1);
      return true;
    });
  }, [isActive, onTurn, focus, locale, remote]);
}
