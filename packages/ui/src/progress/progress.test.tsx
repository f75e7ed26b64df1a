import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Progress } from './progress';

let page: TestPage;
afterEach(() => page.close());

test.each([
  [-0.2, '0'],
  [0.333, '33'],
  [1.4, '100'],
])('[UI42] of %d is %s per cent, for eyes and for readers', (value, percent) => {
  page = openTestPage();
  page.render(<Progress value={value} label="Set" />);
  const progress = page.container.querySelector('[role=progressbar]');
  expect(progress?.getAttribute('aria-label')).toBe('Set');
  expect(['min', 'now', 'max'].map((name) => progress?.getAttribute(`aria-value${name}`))).toEqual([
    '0',
    percent,
    '100',
  ]);
  expect(progress?.querySelector<HTMLElement>('.fs-progress-bar')?.style.width).toBe(`${percent}%`);
});

test('[UI42] is for eyes alone where it has no name', () => {
  page = openTestPage();
  page.render(<Progress value={0.5} />);
  const progress = page.container.querySelector('.fs-progress');
  expect([progress?.getAttribute('aria-hidden'), progress?.getAttribute('role')]).toEqual(['true', null]);
});
