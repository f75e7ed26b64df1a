import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';

let page: TestPage;
afterEach(() => page.close());

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

test('[UI26] rail says that it failed and retries, or that it is empty', () => {
  page = openTestPage();
  const onRetry = vi.fn();
  const rail = { focusKey: 'rail', order: 0, role: 'wide', count: 0, keyOf: String, renderTile: () => null } as const;
  page.render(<Rail {...rail} title="Min liste" status="loading" />);
  expect(page.container.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  expect(page.container.querySelectorAll('.fs-skeleton').length).toBeGreaterThan(0);
  page.render(<Rail {...rail} status="failed" texts={{ message: 'Fejl', action: 'Prøv igen' }} onRetry={onRetry} />);
  act(() => page.find('screen/rail/action')?.click());
  expect(onRetry).toHaveBeenCalledTimes(1);
  page.render(<Rail {...rail} status="empty" texts={{ message: 'Her er plads', hint: 'Tryk på plus.' }} />);
  expect(role('status')?.textContent).toBe('Her er pladsTryk på plus.');
});
