import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { DottedSun } from './dotted-sun';
import { Logo } from './logo';

let page: TestPage;
afterEach(() => page.close());

test('[UI59] is read as the name, and the mark is not', () => {
  page = openTestPage();
  page.render(<Logo name="fjernsyn" />);
  expect(page.container.textContent).toBe('fjernsyn');
  expect(page.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test("[UI59] is read as the name where a brand's own picture stands for it", () => {
  page = openTestPage();
  page.render(<Logo name="Havblik" image="/havblik.png" />);
  const picture = page.container.querySelector('img');
  expect([picture?.getAttribute('alt'), page.container.textContent]).toEqual(['Havblik', '']);
});

test('[UI59] says nothing of the dotted sun', () => {
  page = openTestPage();
  page.render(<DottedSun />);
  expect(page.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
