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
const title = (): string | null | undefined => document.querySelector('[role=dialog] h1')?.textContent;
const dialog = (): Element | null => document.querySelector('[role=dialog]');
const screen = 'Vi kunne ikke logge dig ind';

test('[CL152] who is to sign in can read help, whose Back gives focus back', async () => {
  const { focused, press, ports } = await open(true);
  await expect.poll(title).toBe(screen);
  await press('right');
  expect(focused()).toBe('Hjælp');
  await press('ok');
  await expect.poll(title).toBe('Sådan logger du ind');
  expect([dialog()?.querySelector('h2')?.textContent, dialog()?.querySelector('p')?.textContent]).toEqual([
    'Først',
    'Find koden.',
  ]);
  expect(focused()).toBe('Luk');
  await press('back');
  expect([title(), focused(), ports.history.current.path]).toEqual([screen, 'Hjælp', '/signin']);
});

test('[CL152] help that is not there says nothing', async () => {
  const { focused, press, text } = await open(false);
  await expect.poll(title).toBe(screen);
  const before = text();
  await press('right', 'ok');
  expect([title(), focused(), text()]).toEqual([screen, 'Hjælp', before]);
});
