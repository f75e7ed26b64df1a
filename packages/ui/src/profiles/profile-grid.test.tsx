import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { hourOf } from './avatar-hour';
import { ProfileGrid, type ProfileGridTile } from './profile-grid';
import { ProfileStage } from './profile-stage';

let page: TestPage;
afterEach(() => page.close());

const lock = { pen: ['M5 11h14v9H5z'] };
const tilesOf = (count: number, more: Partial<ProfileGridTile> = {}): readonly ProfileGridTile[] => [
  ...Array.from({ length: count }, (_, index) => ({
    focusKey: `p-${index}`,
    name: `Profil ${index}`,
    note: 'Pinkode',
    label: `Profil ${index}, Pinkode`,
    hour: hourOf('', `p-${index}`),
    mark: lock,
    ...more,
  })),
  { focusKey: 'new', name: 'Ny profil', label: 'Ny profil' },
];

function open(tiles: readonly ProfileGridTile[]): void {
  page = openTestPage();
  page.render(
    <ProfileStage gridKey="profiles" tileKeys={tiles.map(({ focusKey }) => focusKey)} footKey="foot">
      <ProfileGrid focusKey="profiles" order={0} label="Hvem ser med?" tiles={tiles} place="prompt" />
    </ProfileStage>,
  );
}

test('[UI672] a profile is a button that says name and note, and is pressed', () => {
  const onActivate = vi.fn();
  open(tilesOf(1, { onActivate }));
  act(() => void page.engine.focus('screen/profiles'));
  const button = page.find('screen/profiles/p-0') as HTMLElement;
  expect([button.tagName, button.getAttribute('aria-label'), button.textContent]).toEqual([
    'BUTTON',
    'Profil 0, Pinkode',
    'Profil 0 Pinkode',
  ]);
  expect(page.spoken).toContain('Hvem ser med? Profil 0, Pinkode');
  act(() => button.click());
  expect(onActivate).toHaveBeenCalledTimes(1);
});

test('[UI672] what is new has a plus in place of a picture', () => {
  open(tilesOf(1, { mark: undefined }));
  const icons = Array.from(page.container.querySelectorAll('button'), (each) => each.querySelectorAll('svg').length);
  expect(icons).toEqual([0, 1]);
});

test('[UI671] up and down lead from row to row in their columns', () => {
  open(tilesOf(12));
  act(() => void page.engine.focus('screen/profiles/p-2'));
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/profiles/p-8');
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/profiles/new');
  page.move('up', 'up');
  expect(page.engine.getFocused()).toBe('screen/profiles/p-2');
});

test('[UI677] until they are there their shapes stand and focus waits, and then goes to the preferred one', () => {
  page = openTestPage();
  const render = (tiles: readonly ProfileGridTile[] | undefined): void =>
    page.render(<ProfileGrid focusKey="profiles" order={0} tiles={tiles} place="prompt" preferred="p-1" />);
  render(undefined);
  act(() => void page.engine.focus('screen/profiles'));
  expect([page.engine.getFocused(), page.container.querySelectorAll('[aria-hidden]').length]).toEqual([
    'screen/profiles',
    4,
  ]);
  render(tilesOf(3));
  expect([page.engine.getFocused(), page.container.querySelectorAll('button').length]).toEqual([
    'screen/profiles/p-1',
    4,
  ]);
});

test('[UI673] nineteen locked profiles and the way to a new one take at most 145 elements', () => {
  open(tilesOf(19));
  expect(page.container.querySelectorAll('*').length).toBeLessThanOrEqual(145);
});

test('[UI670] the tile of a long Arabic name keeps its direction', () => {
  open(tilesOf(1, { name: 'أمل', label: 'أمل' }));
  expect(page.find('screen/profiles/p-0')?.querySelector('.fs-type-rail')?.getAttribute('dir')).toBe('auto');
});
