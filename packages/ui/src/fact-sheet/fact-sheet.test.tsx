import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { FactSheet } from './fact-sheet';

let page: TestPage;
afterEach(() => page.close());

test('[UI1043] facts are terms with their values, and are focused and said as a whole', () => {
  page = openTestPage();
  const facts = [
    { name: 'Land', value: 'Danmark' },
    { name: 'År', value: '2024' },
  ];
  page.render(<FactSheet focusKey="facts" order={0} title="Fakta" facts={facts} />);
  const textsOf = (tag: string) => Array.from(page.container.querySelectorAll(tag), ({ textContent }) => textContent);
  expect([textsOf('dt'), textsOf('dd'), textsOf('h2')]).toEqual([['Land', 'År'], ['Danmark', '2024'], ['Fakta']]);
  page.engine.focus('screen/facts/facts');
  expect(page.spoken[page.spoken.length - 1]).toContain('Land: Danmark. År: 2024');
});
