import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button, ButtonRow } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { ProfileGrid } from './profile-grid';
import { ProfileStage } from './profile-stage';

let page: TestPage;
beforeEach(() => {
  // A screen of 45 rem with a column of 80 in it.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80 * 16);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(45 * 16);
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

const tiles = Array.from({ length: 19 }, (_, index) => ({ focusKey: `p-${index}`, name: 'X', label: 'X' }));
const keys = tiles.map(({ focusKey }) => focusKey);

function open(): () => string {
  page = openTestPage();
  page.render(
    <ProfileStage gridKey="profiles" tileKeys={keys} footKey="actions">
      <ProfileGrid focusKey="profiles" order={0} tiles={tiles} place="prompt" />
      <ButtonRow order={1}>
        <Button focusKey="done" label="Færdig" />
      </ButtonRow>
    </ProfileStage>,
  );
  return () => (page.container.firstElementChild as HTMLElement).style.transform;
}

test('[UI674] the row with focus stands where the first one stood, and the last where the buttons show whole', () => {
  const transform = open();
  act(() => void page.engine.focus('screen/profiles/p-0'));
  expect(transform()).toBe('');
  page.move('down');
  expect(transform()).toBe('translateY(-15.1875rem)');
  page.move('down');
  expect(transform()).toBe('translateY(-30.375rem)');
  page.move('down');
  expect(transform()).toBe('translateY(-35rem)');
  page.move('down');
  expect([page.engine.getFocused(), transform()]).toEqual(['screen/actions/done', 'translateY(-35rem)']);
  page.move('up', 'up', 'up', 'up');
  expect(transform()).toBe('');
});

test('[UI674] under a pointer it stays, as what is pointed at would slide away', () => {
  const transform = open();
  act(() => void page.engine.focus('screen/profiles/p-0'));
  act(() => void page.engine.focus('screen/profiles/p-7', { cause: 'pointer' }));
  expect([page.engine.getFocused(), transform()]).toEqual(['screen/profiles/p-7', '']);
  page.move('right');
  expect(transform()).toBe('translateY(-15.1875rem)');
});
