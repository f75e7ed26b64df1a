import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { PassiveNotice } from './passive-notice';

let page: TestPage;
afterEach(() => page.close());

test('[UI46] is a region that waits with what it says, and takes no focus', () => {
  page = openTestPage();
  page.render(<PassiveNotice text="Ingen forbindelse. Vi prøver igen …" icon="offline" />);
  const notice = page.container.querySelector('[role=status]');
  expect(notice?.textContent).toBe('Ingen forbindelse. Vi prøver igen …');
  expect(notice?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect([notice?.getAttribute('aria-live') ?? 'polite', page.engine.getFocused()]).toEqual(['polite', null]);
  expect(page.container.querySelector('[role=alert],[tabindex]')).toBeNull();
});
