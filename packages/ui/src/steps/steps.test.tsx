import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Steps } from './steps';

let page: TestPage;
afterEach(() => page.close());

test('[UI501] steps are a list in their order, whose numbers are for eyes alone', () => {
  page = openTestPage();
  page.render(<Steps steps={[{ title: 'Åbn kameraet', text: 'og ret det mod koden.' }, { title: <b>Log ind</b> }]} />);
  const steps = Array.from(page.container.querySelectorAll('ol > li'));
  expect(steps.map((step) => step.querySelector('[aria-hidden=true]')?.textContent)).toEqual(['1', '2']);
  const words = steps.map((step) => Array.from(step.querySelectorAll('p'), (line) => line.textContent));
  expect(words).toEqual([['Åbn kameraet', 'og ret det mod koden.'], ['Log ind']]);
});
