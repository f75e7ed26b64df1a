import type { FocusEngine } from '@fjernsyn/focus';
import type { Direction, Unsubscribe } from '@fjernsyn/kernel';
import { activateFocused } from '@fjernsyn/ui';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Turns the page's arrows and Enter into moves of the engine and OK, until the returned function is called. */
export function followKeys(document: Document, engine: FocusEngine): Unsubscribe {
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (direction === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (direction === undefined) activateFocused(engine, document);
    else engine.move(direction);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
