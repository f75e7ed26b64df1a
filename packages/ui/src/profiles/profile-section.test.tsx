import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { ProfileSection } from './profile-section';

let page: TestPage;
afterEach(() => page.close());

const tiles = Array.from({ length: 20 }, (_, index) => ({ focusKey: `p-${index}`, name: 'X', label: `X ${index}` }));

test('[UI678] profiles of a page stand under their title, eight beside one another, and their third row moves up', () => {
  page = openTestPage();
  page.render(<ProfileSection focusKey="row" order={0} title="Profiler" tiles={tiles} />);
  expect(page.container.querySelector('h2')?.textContent).toBe('Profiler');
  act(() => void page.engine.focus('screen/row'));
  const rows = page.container.querySelector('h2')?.nextElementSibling as HTMLElement;
  page.move('right', 'down');
  expect([page.engine.getFocused(), rows.style.transform]).toEqual(['screen/row/profiles/p-9', '']);
  page.move('down');
  expect([page.engine.getFocused(), rows.style.transform]).toEqual([
    'screen/row/profiles/p-17',
    'translateY(-14.1875rem)',
  ]);
  page.move('up');
  expect(rows.style.transform).toBe('');
});

test('[UI678] while they are on their way focus waits in their row', () => {
  page = openTestPage();
  page.render(<ProfileSection focusKey="row" order={0} tiles={undefined} />);
  act(() => void page.engine.focus('screen/row'));
  expect(page.engine.hasFocusWithin('screen/row')).toBe(true);
  page.render(<ProfileSection focusKey="row" order={0} tiles={tiles} />);
  expect(page.engine.getFocused()).toBe('screen/row/profiles/p-0');
});
