import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { PassiveNotice } from '../passive-notice/passive-notice';
import { Spinner } from '../spinner/spinner';
import { Notice } from './notice';

let page: TestPage;
afterEach(() => page.close());

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

test('[UI46] notices are live regions: an error interrupts, the rest waits', () => {
  page = openTestPage();
  page.render(<Notice title="Ingen hjemme" text="Siden findes ikke." code="404" />);
  expect(role('status')?.textContent).toBe('Ingen hjemmeSiden findes ikke.404');
  page.render(<Notice title="Vi er væk et øjeblik" isError />);
  expect(role('alert')?.textContent).toBe('Vi er væk et øjeblik');
  page.render(<PassiveNotice text="Ingen forbindelse" icon="offline" />);
  expect(role('status')?.textContent).toBe('Ingen forbindelse');
  page.render(<Spinner label="Henter" />);
  expect(role('status')?.getAttribute('aria-label')).toBe('Henter');
});
