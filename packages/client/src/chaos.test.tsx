import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createSeededRandom } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { filmPage, homePage, listAnswer } from './testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from './testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

let count = 0;
/** The front page's rows, whose tiles lead to pages that nobody has read yet. */
const unreadRows = () => JSON.parse(JSON.stringify(homePage.entries).replace(/\/program\//g, `/program/${count++}-`));

const service: FakeRoutes = (path, query) => {
  if (path === '/config') return { body: serviceConfigExample };
  if (path === '/lists') return listAnswer(13, ['Ebbe', 'Flod']);
  if (path !== '/page') return undefined;
  const asked = query.get('path') ?? '';
  if (asked === '/') return { body: { ...homePage, entries: unreadRows() } };
  return { body: { ...filmPage(1101, 'Bøgenat'), entries: unreadRows() } };
};

const keys = ['up', 'down', 'left', 'right', 'right', 'down', 'ok', 'ok', 'back'] as const;

test.each([1, 2, 3])(
  '[CL106] whatever is pressed while every fourth call fails, something shows and has focus (%i)',
  async (seed) => {
    const random = createSeededRandom(seed);
    let isOpen = false;
    let calls = 0;
    const faults = [() => ({ status: 404 }), () => ({ status: 409 }), () => ({ body: '{' }), unreachable] as const;
    world = await openFakeWorld((path, query) => {
      const isFault = isOpen && ++calls % 4 === 0;
      return isFault ? faults[Math.floor(random.next() * faults.length)]?.() : service(path, query);
    });
    isOpen = true;
    const { press, pass, text, focused, ports } = world;
    for (let step = 0; step < 40; step++) {
      const key = keys[Math.floor(random.next() * keys.length)] ?? 'ok';
      await press(key);
      // A call that fails by itself is tried again for some seconds.
      if (focused() === '') await pass(11_000);
      expect([text() !== '', focused() !== ''], `after ${step} keys, the last ${key}`).toEqual([true, true]);
    }
    const told = ports.telemetry.events.map(({ type }) => type);
    expect(told.filter((type) => type === 'navigated').length).toBeGreaterThan(5);
    expect(told).toContain('call-failed');
  },
  30_000,
);
