import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { MetaLine } from './meta-line';

let page: TestPage;
afterEach(() => page.close());

const read = (): string => {
  const heard = page.container.cloneNode(true) as HTMLElement;
  for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return Array.from(
    heard.querySelectorAll('bdi,[role=img]'),
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  ).join('|');
};

test('[UI57] splits facts by dots that are not read, and reads the age class in words', () => {
  page = openTestPage();
  page.render(<MetaLine parts={['Krimi', '2026']} rating={{ text: '15', label: 'fra 15 år' }} />);
  expect(page.container.textContent).toBe('Krimi·2026·15');
  expect(read()).toBe('Krimi|2026|fra 15 år');
});

test('[UI57] has no dot before the only thing there is', () => {
  page = openTestPage();
  page.render(<MetaLine parts={[]} rating={{ text: '7', label: 'fra 7 år' }} />);
  expect(page.container.textContent).toBe('7');
});

test('[UI43] leaves the direction of each fact to itself', () => {
  page = openTestPage();
  page.render(<MetaLine parts={['Krimi', 'سماء الشمال']} />);
  expect(page.container.querySelectorAll('bdi')).toHaveLength(2);
});
