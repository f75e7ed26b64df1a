import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { durationsMs } from '@fjernsyn/kernel';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage, listAnswer } from '../../../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from '../../../testing/fake-world';

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

test('[CL104] [found-offline-01] while nothing is reached a tile says, and does not show, that it needs the network, but for one whose page was read', async () => {
  let isDown = false;
  world = await openFakeWorld((path, query) => (isDown ? unreachable() : service(path, query)));
  const { press, pass, focused, text } = world;
  await press('right', 'ok', 'back');
  expect(text()).not.toContain('Kræver net');
  isDown = true;
  await press('right', 'ok');
  await pass(30_000);
  await press('back');
  expect(focused()).toMatch(/^Marsken.*, Kræver net$/);
  expect([text().includes('Kræver net'), text().split('Ingen forbindelse').length]).toEqual([false, 2]);
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
  await expect.poll(() => text()).toContain('Find det på help.example/tv.');
});

test.each([
  [
    'a programme that says what it is',
    { type: 'program', customFields: { DisplayCategory: ['Film'] } },
    'Havgus, Film',
  ],
  ['a programme that does not', { type: 'program' }, 'Havgus, Program'],
  ['a season', { type: 'season', customFields: { DisplayCategory: ['Krimi'] } }, 'Havgus, Krimi, Sæson'],
])('[CL108] of %s one hears what it shows, and its place', async (_, sent, words) => {
  const items = [{ id: '1', title: 'Havgus', path: '/program/1', offers: [], customFields: {}, images: {}, ...sent }];
  const entries = [{ ...first, list: { ...first?.list, size: 1, items } }];
  const routes: FakeRoutes = (path) => (path === '/page' ? { body: { ...homePage, entries } } : undefined);
  world = await openFakeWorld(routes, '/', { 'fjernsyn.speech': 'on' });
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  expect(world.focused()).toBe(words);
  await world.press('up', 'down');
  await world.pass(1_000);
  expect(world.ports.speech.spoken).toContain(`Nyt. ${words}. 1 af 1`);
});

/** Opens the home page with a match on it. */
function openMatch(dates: object): Promise<FakeWorld> {
  const match = {
    id: '1',
    type: 'event',
    title: 'Brand - Havn',
    path: '/event/1',
    offers: [],
    customFields: { ExtraDetails: 'Fjordcuppen | 1. JAN 2000' },
    images: {},
    ...dates,
  };
  const entries = [{ ...first, list: { ...first?.list, size: 1, items: [match] } }];
  return openFakeWorld((path) => (path === '/page' ? { body: { ...homePage, entries } } : undefined));
}

test.each([
  ['on now', '2000-01-01T12:00:00Z', '2100-01-01T12:00:00Z', 'Live, Brand - Havn, Fjordcuppen'],
  ['over', '2000-01-01T12:00:00Z', '2000-01-01T14:00:00Z', 'Brand - Havn, lør. 1. jan. 13.00, Fjordcuppen'],
  ['begun, and nobody knows its end', '2000-01-01T12:00:00Z', undefined, 'Brand - Havn, Fjordcuppen, 1. JAN 2000'],
])('[CL621] an event that is %s', async (_, eventStartDate, eventEndDate, words) => {
  world = await openMatch({ eventStartDate, eventEndDate });
  expect(world.focused()).toBe(words);
  expect(document.querySelector('.fs-badge--live') !== null).toBe(words.startsWith('Live'));
});

test('[CL940] an event that begins and ends while it is shown says so by itself', async () => {
  world = await openMatch({ eventStartDate: '2026-03-12T20:30:00Z', eventEndDate: '2026-03-12T21:00:00Z' });
  expect(world.focused()).toBe('Brand - Havn, i dag 21.30, Fjordcuppen');
  await world.pass(30 * durationsMs.minute);
  expect(world.focused()).toBe('Live, Brand - Havn, Fjordcuppen');
  await world.pass(31 * durationsMs.minute);
  expect(world.focused()).toBe('Brand - Havn, i dag 21.30, Fjordcuppen');
});

test('[CL426] OK on a channel plays it', async () => {
  const channel = {
    id: '900001',
    type: 'channel',
    title: 'Fjern 1',
    path: '/kanal/fjern-1',
    offers: [],
    customFields: {},
  };
  const entries = [{ ...first, template: 'DREPG5', list: { ...first?.list, size: 1, items: [channel] } }];
  const sitemap = [{ id: '8', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];
  world = await openFakeWorld((path) => {
    if (path === '/config') return { body: { ...serviceConfigExample, sitemap } };
    return path === '/page' ? { body: { ...homePage, entries } } : undefined;
  });
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/se/_900001');
});

test('[CL1094] OK held on a tile opens its menu, and a right click as well', async () => {
  world = await openFakeWorld(service);
  const { ports, press, pass, text, focused } = world;
  const heading = (): string | null | undefined => document.querySelector('[role=dialog] h1')?.textContent;
  await press('right');
  await act(async () => void ports.remote.send({ type: 'press', key: 'ok', isRepeat: false, at: ports.clock.now() }));
  await pass(600);
  await act(() => vi.dynamicImportSettled());
  expect([heading(), ports.history.current.path]).toEqual(['Bøgenat', '/']);
  await press('back');
  expect(text()).not.toContain('Luk');
  expect(focused()).toMatch(/^Bøgenat/);
  const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(click));
  expect([heading(), click.defaultPrevented]).toEqual(['Bøgenat', true]);
});

test('[CL1103] tells that focus has rested on a tile, and of none that it passes', async () => {
  world = await openFakeWorld(service);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    act(() => void world?.application.focus.move('right'));
    act(() => void world?.application.focus.move('right'));
    vi.advanceTimersByTime(3_000);
  } finally {
    vi.useRealTimers();
  }
  const told = world.ports.telemetry.events.filter(({ type }) => type === 'item-focused');
  expect(told).toEqual([
    { type: 'item-focused', itemId: '1102', itemType: 'program', railId: 'a:1', railIndex: 0, tileIndex: 2 },
  ]);
});
