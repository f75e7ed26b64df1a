import { afterEach, expect, test, vi } from 'vitest';
import { createNativeFocus } from './native-focus';

afterEach(() => {
  document.body.textContent = '';
});

function scrolled(): { readonly outer: HTMLElement; readonly button: HTMLElement } {
  const outer = document.body.appendChild(document.createElement('div'));
  const button = outer.appendChild(document.createElement('button'));
  outer.scrollLeft = 40;
  return { outer, button };
}

test('[UI10] asks not to scroll where the engine knows how', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    void options?.preventScroll;
  });
  const { button } = scrolled();
  createNativeFocus(document)(button);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('[UI10] puts scroll offsets back where it does not', () => {
  const { outer, button } = scrolled();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (this === button) outer.scrollLeft = 400;
  });
  createNativeFocus(document)(button);
  expect(focus).toHaveBeenLastCalledWith();
  expect(outer.scrollLeft).toBe(40);
});
