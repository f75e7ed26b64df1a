import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Tabs } from './tabs';

let page: TestPage;
afterEach(() => page.close());

const entries = (current?: string, onActivate?: () => void) =>
  ['s3', 's2', 's1'].map((key) => ({ key, label: `Sæson ${key.slice(1)}`, isCurrent: key === current, onActivate }));

const open = (current?: string, onActivate?: () => void): void => {
  page = openTestPage();
  page.render(<Tabs label="Sæsoner" entries={entries(current, onActivate)} />);
};

const enter = (): string | null => {
  act(() => void page.engine.focus('screen/tabs'));
  return page.engine.getFocused();
};

test('[UI56] is a named list of tabs, of which one is selected', () => {
  open('s2');
  expect(page.container.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Sæsoner');
  const tabs = Array.from(page.container.querySelectorAll('[role=tablist] [role=tab]'));
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sæson 3', 'Sæson 2', 'Sæson 1']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  expect(page.container.querySelectorAll('[data-current] .fs-marker')).toHaveLength(1);
});

test('[UI56] is entered by the selected tab, and moving on selects nothing', () => {
  const onActivate = vi.fn();
  open('s2', onActivate);
  expect(enter()).toBe('screen/tabs/s2');
  page.move('right');
  expect(page.engine.getFocused()).toBe('screen/tabs/s1');
  expect(onActivate).not.toHaveBeenCalled();
  act(() => page.find('screen/tabs/s1')?.click());
  expect(onActivate).toHaveBeenCalledTimes(1);
});

test('[UI56] is entered by its first tab where none is selected', () => {
  open();
  expect(enter()).toBe('screen/tabs/s3');
});
