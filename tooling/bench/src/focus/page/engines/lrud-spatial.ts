import { getNextFocus } from '@bbc/tv-lrud-spatial';
import type { EngineUnderTest } from '../engine-under-test';

const keyCodes = { left: 37, up: 38, right: 39, down: 40 } as const;

/** BBC's engine over the document, whose containers are the rows' sections. It keeps nothing, so that mounting costs nothing. */
export const lrudSpatial: EngineUnderTest = {
  entry: 'memory',
  mount(page) {
    let focused: HTMLElement | null = null;
    const focus = (next: HTMLElement | null): void => {
      if (next === null) return;
      focused = next;
      next.focus();
      page.onFocus(next.id);
    };
    return {
      start: () => focus(page.tileAt({ row: 0, column: 0 })),
      move: (direction) => focus(getNextFocus(focused, keyCodes[direction], page.root)),
    };
  },
};
