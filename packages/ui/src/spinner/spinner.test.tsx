import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Spinner } from './spinner';

let page: TestPage;
afterEach(() => page.close());

test('[UI46] says once that it waits, in a region that does not interrupt', () => {
  page = openTestPage();
  page.render(<Spinner label="Henter" />);
  const spinner = page.container.querySelector('[role=status]');
  expect([spinner?.getAttribute('aria-label'), spinner?.textContent]).toEqual(['Henter', '']);
});

test('[UI3] each of its three lines is stilled with what repeats', () => {
  page = openTestPage();
  page.render(<Spinner label="Henter" />);
  expect(page.container.querySelectorAll('[role=status] > .fs-repeats')).toHaveLength(3);
});
