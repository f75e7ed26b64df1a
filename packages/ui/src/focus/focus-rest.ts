import type { Unsubscribe } from '@fjernsyn/kernel';

/** How long focus rests on something until that is told (S9.36). */
export const focusRestMs = 3_000;

/** Calls `told` whenever focus has rested since the last change that it hears of. */
export function createFocusRest(told: () => void): { readonly begin: () => void; readonly stop: Unsubscribe } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    begin() {
      stop();
      timer = setTimeout(told, focusRestMs);
    },
    stop,
  };
}
