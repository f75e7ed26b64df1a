import { durationsMs } from '@fjernsyn/kernel';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage } from '../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const campaign = {
  type: 'Background',
  colors: [{ name: 'Primary', value: '#0b3d5c' }],
  startDate: '2026-03-12T19:00:00Z',
  endDate: '2026-03-12T21:00:00Z',
};

test('[CL947] a page gives the look its campaign’s colours while that runs and the page is shown', async () => {
  world = await openFakeWorld((path, query) =>
    path === '/page'
      ? { body: query.get('path') === '/' ? { ...homePage, themes: [campaign] } : filmPage(1100, 'Havgus') }
      : undefined,
  );
  await act(() => vi.dynamicImportSettled());
  const colors = () => world.application.pageColors.get()?.background;
  expect(colors()).toBe('#0b3d5c');
  await world.press('ok');
  await act(() => vi.dynamicImportSettled());
  expect(colors()).toBeUndefined();
  await world.press('back');
  expect(colors()).toBe('#0b3d5c');
  await world.pass(durationsMs.hour + 1);
  expect(colors()).toBeUndefined();
});
