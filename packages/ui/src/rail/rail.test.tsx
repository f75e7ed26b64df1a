import { act } from 'react';
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
        focusKey={'rail'}
        order={0}
        title={'Nyt'}
        role={'wide'}
        count={3}
        keyOf={keyOf}
        renderTile={renderTile}
        status={status}
        texts={texts}
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

test('[UI331] a rail tells at which tile focus is, and says to readers how many tiles the whole list has', () => {
  page = openTestPage();
  const reached: number[] = [];
  page.render(
    <Rail
      focusKey="rail"
      order={0}
      role="wide"
      count={3}
      size={200}
      keyOf={keyOf}
      renderTile={renderTile}
      onReach={reached.push.bind(reached)}
    />,
  );
  page.move('right', 'right');
  expect(reached).toEqual(expect.arrayContaining([0, 1, 2]));
  const tile = page.find('screen/rail/t2')?.closest('[role=listitem]');
  expect([tile?.getAttribute('aria-posinset'), tile?.getAttribute('aria-setsize')]).toEqual(['3', '200']);
});

test('[UI331] focus in a place that a tile comes into stays there', () => {
  page = openTestPage();
  const showTiles = (count: number): void =>
    page.render(
      <Rail
        focusKey="rail"
        order={0}
        role="wide"
        count={count + 1}
        keyOf={(index) => (index < count ? keyOf(index) : `end-${index}`)}
        renderTile={renderTile}
      />,
    );
  showTiles(3);
  page.move('right', 'right', 'right');
  expect(page.engine.getFocused()).toBe('screen/rail/end-3');
  showTiles(6);
  expect(document.activeElement).toBe(page.find('screen/rail/t3'));
});

test('[UI400] a rail stands at the tile that it begins with, and is entered there until it has been', () => {
  page = openTestPage();
  page.render(
    <>
      <Button focusKey="above" order={0} label="Above" />
      <Rail focusKey="rail" order={0} role="wide" count={9} keyOf={keyOf} renderTile={renderTile} start="t4" />
    </>,
  );
  const strip = page.container.querySelector<HTMLElement>('[role=list]');
  expect(strip?.style.transform).toBe('translateX(-71rem)');
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/rail/t4');
  page.move('left', 'up', 'down');
  expect(page.engine.getFocused()).toBe('screen/rail/t3');
});

test('[UI400] a key that is none of its tiles stands for the first', () => {
  page = openTestPage();
  page.render(
    <Rail focusKey="rail" order={0} role="wide" count={9} keyOf={keyOf} renderTile={renderTile} start="elsewhere" />,
  );
  expect(page.engine.getFocused()).toBe('screen/rail/t0');
});

test('[UI425] a strip slides under keys, and stands at once where the viewer comes back to it', () => {
  page = openTestPage();
  page.render(<Rail focusKey="rail" order={0} role="wide" count={9} keyOf={keyOf} renderTile={renderTile} />);
  const strip = (): CSSStyleDeclaration => (page.container.querySelector('[role=list]') as HTMLElement).style;
  page.move('right', 'right', 'right');
  const stood = [strip().transform, strip().transition];
  const left = page.engine.snapshot();
  page.move('left', 'left', 'left');
  act(() => page.engine.restore(left));
  expect([strip().transform, strip().transition]).toEqual([stood[0], 'none']);
  page.move('left');
  expect([stood[1], strip().transition]).toEqual(['', '']);
});
