import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage, listAnswer } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from '../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const [first] = homePage.entries;
const outside = {
  id: '9',
  type: 'link',
  title: 'Hjælp',
  path: 'https://help.example/tv',
  offers: [],
  customFields: {},
};
const service: FakeRoutes = (path, query) => {
  if (path === '/lists') return listAnswer(13, ['Ebbe']);
  if (path !== '/page') return undefined;
  return { body: query.get('path') === '/' ? homePage : filmPage(1101, 'Bøgenat') };
};

test('[CL104] while nothing is reached a tile says that it needs the network, but for one whose page was read', async () => {
  let isDown = false;
  world = await openFakeWorld((path, query) => (isDown ? unreachable() : service(path, query)));
  const { press, pass, focused, text } = world;
  await press('right', 'ok', 'back');
  expect(text()).not.toContain('Kræver net');
  isDown = true;
  await press('right', 'ok');
  await pass(30_000);
  await press('back');
  expect(focused()).toContain('Kræver net, Marsken');
  await press('left');
  expect(focused()).toContain('Bøgenat');
  expect(focused()).not.toContain('Kræver net');
  isDown = false;
  await pass(10_000);
  expect(text()).not.toContain('Kræver net');
});

test('[CL105] a link that leads outside says on a set where it is', async () => {
  const entries = [{ ...first, list: { ...first?.list, size: 1, items: [outside] } }];
  world = await openFakeWorld((path) => (path === '/page' ? { body: { ...homePage, entries } } : undefined));
  const { press, pass, text, ports } = world;
  await press('ok');
  await pass(60);
  expect(ports.history.entries.length).toBe(1);
  await vi.waitFor(() => expect(text()).toContain('Find det på help.example/tv.'), 10_000);
});
