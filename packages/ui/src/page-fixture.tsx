import { createFocusEngine, type FocusEngine, type ReadingDirection } from '@fjernsyn/focus';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FocusGroup } from './focus/focus-group';
import { FocusProvider } from './focus/focus-provider';
import { type Layout, tvLayout } from './settings/layout';
import { UiProvider } from './settings/ui-settings';

/** A page in a test: one engine, one root, idle steps on demand. */
export interface TestPage {
  readonly engine: FocusEngine;
  readonly container: HTMLElement;
  readonly spoken: readonly string[];
  render(content: ReactNode): void;
  /** Runs idle steps until there are none. */
  idle(): void;
  /** Runs the idle steps that wait, and leaves it to React when it renders. */
  runIdleSteps(): void;
  /** How many idle steps wait. */
  waiting(): number;
  /** The element of a focus id. */
  find(id: string): HTMLElement | null;
  move(...directions: readonly ('up' | 'down' | 'left' | 'right')[]): void;
  close(): void;
}

/** Options of {@link openTestPage}. */
export interface TestPageOptions {
  readonly readingDirection?: ReadingDirection;
  readonly isStrict?: boolean;
  readonly hasNameReader?: boolean;
  readonly layout?: Layout;
}

/** Opens a {@link TestPage} whose content stands in a column `screen`. */
export function openTestPage(options: TestPageOptions = {}): TestPage {
  const { readingDirection = 'ltr', isStrict = false, hasNameReader, layout = tvLayout } = options;
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const engine = createFocusEngine({ readingDirection });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const steps = new Set<() => void>();
  const spoken: string[] = [];
  const speak = (text: string): void => {
    spoken.push(text);
  };
  const scheduleIdle = (work: () => void): (() => void) => {
    const step = (): void => work();
    steps.add(step);
    return () => {
      steps.delete(step);
    };
  };
  const runIdleSteps = (): void => {
    const due = Array.from(steps);
    steps.clear();
    for (const step of due) step();
  };
  return {
    engine,
    container,
    spoken,
    render(content) {
      const page = (
        <UiProvider readingDirection={readingDirection} layout={layout} scheduleIdle={scheduleIdle}>
          <FocusProvider engine={engine} speak={speak} hasNameReader={hasNameReader}>
            <FocusGroup kind="column" focusKey="screen">
              {content}
            </FocusGroup>
          </FocusProvider>
        </UiProvider>
      );
      act(() => root.render(isStrict ? <StrictMode>{page}</StrictMode> : page));
    },
    idle() {
      while (steps.size > 0) act(runIdleSteps);
    },
    runIdleSteps,
    waiting: () => steps.size,
    find: (id) => container.querySelector<HTMLElement>(`[data-focus-id="${id}"]`),
    move(...directions) {
      for (const direction of directions) act(() => void engine.move(direction));
    },
    close() {
      act(() => root.unmount());
      container.remove();
    },
  };
}
