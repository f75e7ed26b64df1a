import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Chips, type ChipsEntry } from './chips';

let page: TestPage;
afterEach(() => page.close());

const onActivate = vi.fn();
const entry = (key: string, more: Partial<ChipsEntry> = {}): ChipsEntry => ({ key, label: key, onActivate, ...more });

function show(entries: readonly ChipsEntry[]): void {
  page.render(<Chips label="Senest søgt" entries={entries} />);
}

test('[UI774] three stand on a line, and up and down lead to the one above and below', () => {
  page = openTestPage();
  show(['a', 'b', 'c', 'd', 'e'].map((key) => entry(key)));
  act(() => void page.engine.focus('screen/chips/line-0/b'));
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/chips/line-1/e');
  page.move('left', 'up');
  expect(page.engine.getFocused()).toBe('screen/chips/line-0/a');
});

test('[UI775] a chip says what OK does where that is not what stands on it', () => {
  page = openTestPage();
  show([
    entry('hav', { name: 'Fjern hav', icon: 'cross' }),
    entry('edit', { label: 'Ret', icon: 'check', isIconOnly: true }),
  ]);
  const chips = Array.from(page.container.querySelectorAll('button'));
  expect(chips.map((chip) => [chip.getAttribute('aria-label'), chip.textContent])).toEqual([
    ['Fjern hav', 'hav'],
    ['Ret', ''],
  ]);
  act(() => void page.engine.focus('screen/chips/line-0/hav'));
  expect(page.spoken[page.spoken.length - 1]).toContain('Fjern hav');
});

test('[UI774] the focus of one that goes passes to a neighbour', () => {
  page = openTestPage();
  show([entry('a'), entry('b')]);
  act(() => void page.engine.focus('screen/chips/line-0/b'));
  show([entry('a')]);
  expect(page.engine.getFocused()).toBe('screen/chips/line-0/a');
});
