import { afterEach, expect, test } from 'vitest';
import { filmPage } from '../../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { keptSession } from '../../testing/kept-session';

let world: FakeWorld;
afterEach(() => world.leave());

async function open(more: object, routes: FakeRoutes = () => undefined, kept = {}): Promise<void> {
  const film = filmPage(1101, 'Bøgenat');
  const body = { ...film, item: { ...film.item, ...more } };
  world = await openFakeWorld(
    (path, query) => (path === '/page' ? { body } : routes(path, query)),
    '/program/1101',
    kept,
  );
}

/** The names of the page's parts, its head first. */
const parts = (): (string | null)[] =>
  Array.from(document.querySelectorAll('main section'), (section) => section.getAttribute('aria-label'));

test('[CL1141] who is in an item stands in a rail, says the part and the place, and leads to their page', async () => {
  await open({
    credits: [
      { name: 'Asta Lund', role: 'actor', character: 'Læreren', path: '/person/asta-lund_9' },
      { name: 'Bo Vang', role: 'director' },
    ],
  });
  expect(parts()).toEqual(['Bøgenat', 'Måske også', 'Medvirkende', 'Fakta']);
  await world.press('down', 'down');
  expect(world.focused()).toBe('Asta Lund. Læreren');
  await world.press('right');
  expect(world.focused()).toBe('Bo Vang. Instruktør');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/program/1101');
  await world.press('left', 'ok');
  expect(world.ports.history.current.path).toBe('/person/asta-lund_9');
});

test('[CL1142] trailers and relations stand in rails of their own, under the service’s title or one of ours', async () => {
  const list = (items: readonly object[], title?: string) => ({
    id: 'made-up',
    size: items.length,
    items,
    paging: { total: 1, page: 1 },
    title,
  });
  await open({
    trailers: [{ id: '2', type: 'trailer', title: 'Bøgenat: Trailer', path: '/trailer/2' }],
    relationships: {
      teams: list([{ id: '3', type: 'team', title: 'Vadby', path: '/hold/3' }]),
      belongs: list([
        { id: '8', type: 'competition', title: 'Kystcup', path: '/turnering/8' },
        { id: '9', type: 'competition', title: 'Fjordcup', path: '/turnering/9' },
      ]),
      away: list([{ id: '4', type: 'team', title: 'Ravnø', path: '/hold/4' }], 'Udehold'),
      parts: list([
        { id: '5', type: 'event', title: 'Kamp', path: '/begivenhed/5' },
        { id: '6', type: 'team', title: 'Ebbe', path: '/hold/6' },
      ]),
    },
  });
  expect(parts().slice(1, 6)).toEqual(['Hold', 'Turneringer', 'Udehold', 'Hører til', 'Trailere']);
  await world.press('down');
  expect(world.focused()).toContain('Vadby');
});

const related = { id: '1101-related', size: 1, items: [], paging: { total: 1, page: 1 } };

test('[CL1143] what goes with an item is asked for once for a profile, and stands under its title', async () => {
  const asked: string[] = [];
  await open(
    {},
    (path) => {
      if (!path.endsWith('/related')) return undefined;
      asked.push(path);
      return { body: { ...related, items: [{ id: '7', type: 'program', title: 'Ebbe', path: '/program/7' }] } };
    },
    keptSession,
  );
  await world.press('down', 'down');
  expect([parts(), world.focused(), asked]).toEqual([
    ['Bøgenat', 'Måske også', 'Minder om', 'Fakta'],
    expect.stringContaining('Ebbe'),
    ['/items/1101/related'],
  ]);
});

test.each([403, 404])('[CL1143] its rail is gone where the service answers %d', async (status) => {
  await open({}, (path) => (path.endsWith('/related') ? { status } : undefined), keptSession);
  await world.press('down', 'down');
  expect(parts()).toEqual(['Bøgenat', 'Måske også', 'Fakta']);
  expect(world.focused()).toContain('År2024');
});

test('[CL1144] facts take focus as a whole', async () => {
  await open({ customFields: { ProductionCountry: 'DANMARK' } });
  await world.press('down', 'down');
  expect(world.focused()).toContain('LandDanmark');
});
