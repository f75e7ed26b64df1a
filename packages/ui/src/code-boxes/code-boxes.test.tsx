import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { CodeBoxes } from './code-boxes';

let page: TestPage;
afterEach(() => page.close());

/** What stands in the boxes of each group. */
function groupsOf(code: string | undefined): readonly string[] {
  page = openTestPage();
  page.render(<CodeBoxes code={code} spoken="W, D" />);
  const groups = page.container.querySelectorAll('[aria-hidden=true] > *');
  return Array.from(groups, (group) => Array.from(group.children, (box) => box.textContent || '_').join(' '));
}

test.each([
  ['WDJB-MJHT', ['W D J B', '_ M J H T']],
  ['WDJB–MJHT ', ['W D J B', '_ M J H T']],
  ['123 456 789', ['1 2 3', '_ 4 5 6', '_ 7 8 9']],
  ['482915', ['4 8 2 9 1 5']],
  ['Å𝟙', ['Å 𝟙']],
])('[UI500] “%s” stands a character a box, with its dashes', (code, groups) => {
  expect(groupsOf(code)).toEqual(groups);
});

test('[UI500] boxes without a code stand empty', () => {
  expect(groupsOf(undefined)).toEqual(['_ _ _ _', '_ _ _ _ _']);
});

test('[UI500] a reader hears the code as it is said, and no box', () => {
  groupsOf('WDJB-MJHT');
  const code = page.container.querySelector('[dir=ltr]');
  expect([code?.children[0]?.textContent, code?.children[1]?.getAttribute('aria-hidden')]).toEqual(['W, D', 'true']);
  expect(page.container.innerHTML).not.toContain('WDJB');
});
