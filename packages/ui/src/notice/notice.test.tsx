import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
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

test('[UI462] [found-speech-01] a reader of names hears what a notice says in the name of its first button alone', () => {
  page = openTestPage({ hasNameReader: true });
  const actions = ['retry', 'back'].map((key, order) => <Button key={key} focusKey={key} order={order} label={key} />);
  page.render(<Notice isError title="Vi er væk" text="Vent lidt." actions={actions} />);
  const names = () => [document.activeElement?.getAttribute('aria-label'), document.activeElement?.textContent];
  expect(names()).toEqual(['Vi er væk. Vent lidt. retry', 'retry']);
  page.move('right');
  expect(names()).toEqual([null, 'back']);
  page.move('left');
  expect(names()).toEqual([null, 'retry']);
});
