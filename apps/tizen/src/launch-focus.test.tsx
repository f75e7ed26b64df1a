import { expect, test } from 'vitest';
import { addLaunchFocus } from './launch-focus';

test('[TZ15] [tts-04] the page opens with an element that has focus and the product’s name, until focus goes on', () => {
  document.title = 'Fjernsyn';
  document.body.innerHTML = '<div id="root"><a href="/">Havgus</a></div>';
  addLaunchFocus(window);
  const start = document.activeElement;
  expect([start?.hasAttribute('autofocus'), start?.getAttribute('aria-label')]).toEqual([true, 'Fjernsyn']);
  document.querySelector('a')?.focus();
  expect(document.querySelectorAll('[autofocus]')).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe('Havgus');
});
