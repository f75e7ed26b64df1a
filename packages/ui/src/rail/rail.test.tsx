import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { Tile } from '../tile/tile';
import { Rail } from './rail';
import type { RailStatus } from './rail-height';

let page: TestPage;
afterEach(() => page.close());

const keyOf = (index: number): string => `t${index}`;
const renderTile = (index: number) => <Tile href={`/${index}`} title={`Tile ${index}`} image="/a.jpg" />;

/** Shows the rail "Nyt" between two buttons. */
function show(status: RailStatus): void {
  const texts = { message: 'Rækken kunne ikke hentes.', action: 'Prøv igen' };
  page.render(
    <>
      <Button focusKey="above" order={0} label="Above" />
      <Rail
        {...{ focusKey: 'rail', order: 0, title: 'Nyt', role: 'wide', count: 3, keyOf, renderTile, status, texts }}
      />
      <Button focusKey="below" order={2} label="Below" />
    </>,
  );
}

test('[UI254] a rail that loads is where the platform’s focus is while focus waits in it, and says its title', () => {
  page = openTestPage();
  show('loading');
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/rail');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Nyt');
  expect(page.spoken[page.spoken.length - 1]).toBe('Nyt');
  show('ready');
  expect(document.activeElement).toBe(page.find('screen/rail/t0'));
  expect(page.container.querySelector('section')?.hasAttribute('tabindex')).toBe(false);
});

test.each<[RailStatus, RailStatus]>([
  ['loading', 'ready'],
  ['loading', 'failed'],
  ['ready', 'ready'],
])('[UI255] focus on the button of a rail that failed stays in the rail that is then %s and then %s', (next, last) => {
  page = openTestPage();
  show('failed');
  page.move('down');
  expect(document.activeElement?.textContent).toBe('Prøv igen');
  show(next);
  show(last);
  expect(page.engine.hasFocusWithin('screen/rail')).toBe(true);
  expect(document.activeElement).toBe(page.find(last === 'ready' ? 'screen/rail/t0' : 'screen/rail/action'));
});
