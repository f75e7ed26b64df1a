import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Badge, type BadgeProps } from './badge';

let page: TestPage;
afterEach(() => page.close());

function open(props: BadgeProps): Element | null {
  page = openTestPage();
  page.render(<Badge {...props} />);
  return page.container.querySelector('.fs-badge');
}

test.each([
  ['Sidste chance i dag!', 'Sidste chance i dag!'],
  ['Sidste chance for det', 'Sidste chance for d…'],
  ['Danmarks Radios  Symfoniorkester', 'Danmarks Radios  Sy…'],
  ['Kun til og med den tolvte', 'Kun til og med den…'],
])('[UI42] of "%s" shows "%s"', (text, shown) => {
  expect(open({ text })?.textContent).toBe(shown);
});

test('[UI42] has a tick beside the word for what was seen, and none for the rest', () => {
  expect(open({ text: 'Set', kind: 'seen' })?.querySelector('svg[aria-hidden=true]')).not.toBeNull();
  page.close();
  expect(open({ text: 'Live', kind: 'live' })?.querySelector('svg')).toBeNull();
});
