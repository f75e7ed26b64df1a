import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { CreditTile, type CreditTileProps } from './credit-tile';

let page: TestPage;
afterEach(() => page.close());

function open(props: Partial<CreditTileProps>): HTMLElement {
  page = openTestPage();
  page.render(<CreditTile focusKey="credit" name="Asta Maria Lund" {...props} />);
  return page.find('screen/credit') as HTMLElement;
}

test('[UI1042] somebody with a page is a link, named by name and part', () => {
  const onActivate = vi.fn();
  const tile = open({ part: 'Læreren', href: '/person/9', onActivate });
  expect([tile.tagName, tile.getAttribute('aria-label')]).toEqual(['A', 'Asta Maria Lund. Læreren']);
  act(() => tile.click());
  expect(onActivate).toHaveBeenCalledTimes(1);
});

test('[UI1042] somebody without a page can be reached, and does nothing', () => {
  const onActivate = vi.fn();
  const tile = open({ onActivate });
  expect([tile.tagName, tile.getAttribute('aria-disabled')]).toEqual(['BUTTON', 'true']);
  act(() => tile.click());
  expect(onActivate).not.toHaveBeenCalled();
});

test.each([
  ['Asta Maria Lund', 'AL'],
  ['Cher', 'C'],
  [' Åse  Ø ', 'ÅØ'],
])('[UI1042] »%s« has the initials %s, which readers do not hear', (name, initials) => {
  const tile = open({ name });
  expect(tile.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe(initials);
  expect(tile.textContent).not.toContain(`${initials}${name}`);
});
