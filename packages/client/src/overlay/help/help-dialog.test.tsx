import { afterEach, expect, test } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const help = {
  id: '9',
  path: '/hjaelp',
  template: 'Static',
  title: 'Sådan logger du ind',
  entries: [
    { id: 't', type: 'TextEntry', template: 'TXT1', text: '<h2>Først</h2><p>Find koden.<script>alert(1)</script></p>' },
  ],
};
const open = async (isThere: boolean): Promise<FakeWorld> => {
  world = await openFakeWorld((path, query) => {
    if (path !== '/page') return undefined;
    if (query.get('path') === '/hjaelp') return isThere ? { body: help } : undefined;
    return { body: homePage };
  }, '/signin');
  return world;
};
const dialog = (): Element | null => document.querySelector('[role=dialog]');

test('[CL152] who is to sign in can read help, whose Back gives focus back', async () => {
  const { focused, press, ports } = await open(true);
  await press('right');
  expect(focused()).toBe('Hjælp');
  await press('ok');
  await expect.poll(() => dialog()).not.toBeNull();
  expect(dialog()?.querySelector('h1')?.textContent).toBe('Sådan logger du ind');
  expect([dialog()?.querySelector('h2')?.textContent, dialog()?.querySelector('p')?.textContent]).toEqual([
    'Først',
    'Find koden.',
  ]);
  expect(focused()).toBe('Luk');
  await press('back');
  expect([dialog(), focused(), ports.history.current.path]).toEqual([null, 'Hjælp', '/signin']);
});

test('[CL152] help that is not there says nothing', async () => {
  const { focused, press, text } = await open(false);
  const before = text();
  await press('right', 'ok');
  expect([dialog(), focused(), text()]).toEqual([null, 'Hjælp', before]);
});
