import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { ActionTile, type ActionTileProps } from './action-tile';

let page: TestPage;
afterEach(() => page.close());

function open(props: ActionTileProps): HTMLElement | null {
  page = openTestPage();
  page.render(<ActionTile focusKey="end" {...props} />);
  return page.find('screen/end');
}

test('[UI330] what failed at the end of a rail is a button, named by what happened and what OK does', () => {
  const onActivate = vi.fn();
  const tile = open({ label: 'Prøv igen', note: 'Resten kunne ikke hentes.', icon: 'retry', onActivate });
  expect([tile?.tagName, tile?.getAttribute('aria-label')]).toEqual(['BUTTON', 'Prøv igen. Resten kunne ikke hentes.']);
  expect(tile?.textContent).toBe('Prøv igen Resten kunne ikke hentes.');
  act(() => tile?.click());
  expect(onActivate).toHaveBeenCalledOnce();
});

test('[UI330] what leads to the whole list is a link with a real address', () => {
  const tile = open({ label: 'Se alle', href: '/kategorier/krimi' });
  expect([tile?.tagName, tile?.getAttribute('href')]).toEqual(['A', '/kategorier/krimi']);
});

test('[UI330] what is on its way shows a shape, and says so to readers alone', () => {
  const tile = open({ label: 'Hentes', isBusy: true });
  expect([tile?.textContent, tile?.getAttribute('aria-busy')]).toEqual(['', 'true']);
  expect(tile?.getAttribute('aria-label')).toBe('Hentes');
  page.engine.focus('screen/end');
  expect(document.activeElement).toBe(tile);
});
