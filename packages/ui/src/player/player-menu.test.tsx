import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { PlayerMenu, type PlayerMenuProps } from './player-menu';

let page: TestPage;
afterEach(() => page.close());

const nothing = (): void => undefined;

const groups = (onChoose = nothing): PlayerMenuProps['groups'] => [
  {
    key: 'tracks',
    title: 'Sprog',
    choices: [
      { key: 'off', label: 'Fra', isOn: false, onChoose },
      { key: 'da', label: 'Dansk', isOn: true, onChoose },
    ],
  },
  { key: 'more', choices: [{ key: 'style', label: 'Udseende', value: 'Stor', onChoose }] },
];

function show(isOpen: boolean, props: Partial<PlayerMenuProps> = {}): void {
  page.render(
    <>
      <Button focusKey="behind" label="Undertekster" />
      {isOpen && (
        <PlayerMenu
          menuKey="subtitles"
          title="Undertekster"
          groups={groups()}
          chosenText="valgt"
          onClose={nothing}
          {...props}
        />
      )}
    </>,
  );
}

test('[UI1417] a menu is entered by what is chosen, keeps focus in it, and gives it back', () => {
  page = openTestPage();
  show(false);
  show(true);
  expect(page.engine.getFocused()).toBe('screen/menu/subtitles/tracks/da');
  page.move('left', 'right', 'down', 'down');
  expect(page.engine.getFocused()).toBe('screen/menu/subtitles/more/style');
  show(false);
  expect(page.engine.getFocused()).toBe('screen/behind');
});

test('[UI1418] a row’s name says whether it is chosen, or what it stands at', () => {
  page = openTestPage();
  show(true);
  const names = Array.from(page.container.querySelectorAll('[role=dialog] button'), (row) =>
    row.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Fra', 'Dansk. valgt', 'Udseende. Stor']);
});

test('[UI1419] OK chooses, and a press beside the menu closes it', () => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  page = openTestPage();
  show(true, { groups: groups(onChoose), onClose });
  act(() => page.find('screen/menu/subtitles/tracks/off')?.click());
  expect([onChoose.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  act(() => page.container.querySelector<HTMLElement>('[class*=layer]')?.click());
  expect(onClose).toHaveBeenCalledTimes(1);
});
