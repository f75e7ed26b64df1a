import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Header } from './header';

let page: TestPage;
afterEach(() => page.close());

test('[UI44] header marks the current entry for eyes and readers', () => {
  page = openTestPage();
  const entries = [
    { key: 'home', label: 'Forside', href: '/' },
    { key: 'series', label: 'Serier', href: '/serier', isCurrent: true },
  ];
  page.render(
    <Header
      logo={{ name: 'fjernsyn' }}
      label="Hovedmenu"
      entries={entries}
      tools={[{ key: 'search', label: 'Søg', href: '/search', icon: 'search' }]}
    />,
  );
  const current = page.container.querySelectorAll('[aria-current=page]');
  expect(Array.from(current, (entry) => entry.textContent)).toEqual(['Serier']);
  expect(page.container.querySelectorAll('.fs-marker')).toHaveLength(1);
  act(() => void page.engine.focus('screen/header'));
  expect(page.engine.getFocused()).toBe('screen/header/series');
});
