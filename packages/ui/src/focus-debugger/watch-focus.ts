import { type Explanation, explainMove, type FocusEngine, type FocusRect, type NodeId } from '@fjernsyn/focus';
import type { Direction, Unsubscribe } from '@fjernsyn/kernel';
import { elementOf } from '../focus/element-of';
import { type DrawnNode, drawFocusTree } from './draw-focus-tree';

/** What the overlay shows. */
export interface FocusDrawing {
  readonly nodes: readonly DrawnNode[];
  /** What was looked at by the last move that a direction made. */
  readonly lastMove: Explanation | null;
}

/** Longer than any transition of a page. */
const restMs = 500;

/** Draws an engine's tree after each change of focus, at the next frame and once the page has come to rest. */
export function watchFocus(engine: FocusEngine, page: Window, show: (drawing: FocusDrawing) => void): Unsubscribe {
  let lastMove: Explanation | null = null;
  let next = explainAll(engine);
  let frame = 0;
  let timer = 0;

  const draw = (): void => {
    next = explainAll(engine);
    show({ nodes: drawFocusTree(engine, (id) => boxIn(page, id)), lastMove });
  };
  const redraw = (): void => {
    page.cancelAnimationFrame(frame);
    page.clearTimeout(timer);
    frame = page.requestAnimationFrame(draw);
    timer = page.setTimeout(draw, restMs);
  };
  const end = engine.subscribe(({ cause, direction }) => {
    // Only before the move could it be asked what the move would look at.
    if (cause === 'move' && direction !== null) lastMove = next[direction];
    redraw();
  });
  page.addEventListener('resize', redraw);
  redraw();
  return () => {
    end();
    page.removeEventListener('resize', redraw);
    page.cancelAnimationFrame(frame);
    page.clearTimeout(timer);
  };
}

function explainAll(engine: FocusEngine): Readonly<Record<Direction, Explanation>> {
  return {
    up: explainMove(engine, 'up'),
    down: explainMove(engine, 'down'),
    left: explainMove(engine, 'left'),
    right: explainMove(engine, 'right'),
  };
}

function boxIn(page: Window, id: NodeId): FocusRect | null {
  const element = elementOf(id, page.document);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isInWindow = left < page.innerWidth && top < page.innerHeight && left + width > 0 && top + height > 0;
  return isInWindow ? { x: left, y: top, width, height } : null;
}
