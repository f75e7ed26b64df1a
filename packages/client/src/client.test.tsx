import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { filmPage, firstSeason, homePage, listAnswer, secondSeason, showPage } from './testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from './testing/fake-world';

let world: FakeWorld | undefined;

const open = async (routes: FakeRoutes, path?: string): Promise<FakeWorld> => {
  world = await openFakeWorld(routes, path);
  return world;
};

afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const service: FakeRoutes = (path, query) => {
  if (path === '/lists') return listAnswer(13, ['Ebbe', 'Flod']);
  if (path !== '/page') return undefined;
  if (query.get('path') === '/') return { body: homePage };
  return query.get('path') === '/program/1101' ? { body: filmPage(1101, 'Bøgenat') } : undefined;
};

test('[CL5] opens on the first tile of the first rail, under the header', async () => {
  const { focused, text } = await open(service);
  expect(focused()).toContain('Havgus');
  expect(text()).toContain('Nyt');
  expect(document.querySelector('header')).not.toBeNull();
});

test('[CL5] asks for the configuration and the first page once each, side by side', async () => {
  const { ports } = await open(service);
  const asked = ports.http.requests.map(({ url }) => new URL(url).pathname);
  expect(asked.slice(0, 3).sort()).toEqual(['/config', '/health', '/page']);
  expect(asked.filter((path) => path === '/page')).toHaveLength(1);
});

test('[CL6] asks for the list of a rail that is near, and shows its tiles', async () => {
  const { ports, text } = await open(service);
  expect(ports.http.requests.filter(({ url }) => url.includes('/lists?'))).toHaveLength(1);
  expect(text()).toContain('Ebbe');
});

test('[CL6] a list that fails leaves the other rails alone, and can be tried again', async () => {
  let isDown = true;
  const { press, focused, text } = await open((path, query) =>
    path === '/lists' && isDown ? { status: 400, body: { message: 'nej' } } : service(path, query),
  );
  await press('down', 'down');
  expect(text()).toContain('Rækken kunne ikke hentes.');
  expect(focused()).toContain('Prøv igen');
  isDown = false;
  await press('ok');
  expect(text()).toContain('Ebbe');
  expect(focused()).toContain('Ebbe');
});

test('[CL6] [found-wire-02] a rail whose list turns out empty leaves the page, and no gap', async () => {
  const { text, press, focused } = await open((path, query) =>
    path === '/lists' ? listAnswer(13, []) : service(path, query),
  );
  expect([text().includes('Nyt'), text().includes('Senere'), text().includes('Her er tomt')]).toEqual([
    true,
    false,
    false,
  ]);
  await press('down');
  expect(focused()).toContain('Nattoget');
  await press('down');
  expect(focused()).toBe('Til toppen');
});

test('[CL6] [found-wire-02] where nothing else stands on the page the rail stays, and says that it is empty', async () => {
  const onlyLater = { ...homePage, entries: homePage.entries.slice(2) };
  const { text } = await open((path) =>
    path === '/page' ? { body: onlyLater } : path === '/lists' ? listAnswer(13, []) : undefined,
  );
  expect(text()).toContain('Her er tomt lige nu.');
});

test('[CL7] OK on a tile opens its page with Play in focus, and Back returns to the tile', async () => {
  const { press, focused, ports, text } = await open(service);
  await press('right', 'ok');
  expect(ports.history.current.path).toBe('/program/1101');
  expect(text()).toContain('En lærer forsvinder.');
  expect(focused()).toContain('Afspil');
  await press('back');
  expect(ports.history.current.path).toBe('/');
  expect(focused()).toContain('Bøgenat');
});

test('[CL5] Play is what is to be done first', async () => {
  await open(service, '/program/1101');
  expect(document.querySelector('.fs-button--primary')?.textContent).toBe('Afspil');
});

test.each([
  ['RamasjangHome', null],
  ['UltraHome', 'Nyt'],
])('[CL16] in the universe of %s the title of a rail that shows is %s, and readers have it', async (key, shown) => {
  const sitemap = [{ id: '9', key, path: '/barn', template: 'Home', title: 'Barn' }];
  await open((path) => {
    if (path === '/config') return { body: { ...serviceConfigExample, sitemap } };
    return path === '/page' ? { body: homePage } : listAnswer(13, ['Ebbe']);
  }, '/barn');
  expect(document.querySelector('section[aria-label="Nyt"]')).not.toBeNull();
  expect(document.querySelector('section[aria-label="Nyt"] h2')?.textContent ?? null).toBe(shown);
});

test('[CL7] tells what was clicked, and where', async () => {
  const { press, ports } = await open(service);
  await press('right', 'ok');
  expect(ports.telemetry.events).toContainEqual({
    type: 'item-clicked',
    itemId: '1101',
    itemType: 'program',
    railId: 'a:1',
    railIndex: 0,
    tileIndex: 1,
  });
  expect(ports.telemetry.events.filter(({ type }) => type === 'first-rail-shown')).toHaveLength(1);
  expect(ports.telemetry.events.filter(({ type }) => type === 'page-viewed')).toHaveLength(2);
});

test('[CL8] a page that does not exist says so and leads home', async () => {
  const { press, focused, text, ports } = await open(service, '/findes-ikke');
  expect(text()).toContain('Ingen hjemme');
  expect(focused()).toBe('Til forsiden');
  await press('ok');
  expect(ports.history.current.path).toBe('/');
  expect(focused()).toContain('Havgus');
});

test('[CL8] a page of broken JSON says so, and Back works', async () => {
  const { press, focused, text } = await open((path, query) =>
    query.get('path') === '/program/1101' ? { body: '{"id": "2", "entr' } : service(path, query),
  );
  await press('right', 'ok');
  expect(text()).toContain('Siden kan ikke vises');
  expect(focused()).toBe('Prøv igen');
  await press('back');
  expect(focused()).toContain('Bøgenat');
});

test('[CL8] a page that comes on the second try takes focus', async () => {
  let isBroken = true;
  const { press, focused } = await open((path, query) =>
    path === '/page' && isBroken ? { body: '{' } : service(path, query),
  );
  expect(focused()).toBe('Prøv igen');
  isBroken = false;
  await press('ok');
  expect(focused()).toContain('Havgus');
});

test('[CL8] [net-03] a service that cannot be reached says so within 10 s, and opens once it can', async () => {
  let isDown = true;
  const { press, pass, focused, text } = await open((path, query) => (isDown ? unreachable() : service(path, query)));
  await pass(10_000);
  expect(text()).toContain('Ingen forbindelse');
  expect(focused()).toBe('Prøv igen');
  isDown = false;
  await press('ok');
  expect(focused()).toContain('Havgus');
});

const failedStart = { path: '/config', first: 'Fjernsyn åbner …' };
const failedHome = { path: '/page', first: 'Siden hentes …' };
test.each([
  [404, 'start', failedStart],
  [400, 'start', failedStart],
  [409, 'home', failedHome],
  [400, 'home', failedHome],
] as const)(
  '[CL17] a %s at %s is tried again from its button, as often as it fails',
  async (status, _, { path, first }) => {
    let asked = 0;
    let isDown = true;
    const { press, focused, text } = await open((at, query) => {
      if (at === path) asked++;
      return at === path && isDown ? { status } : service(at, query);
    });
    expect(focused()).toBe('Prøv igen');
    const before = asked;
    await press('ok');
    expect(focused()).toBe('Prøv igen');
    await press('ok');
    expect([focused(), asked]).toEqual(['Prøv igen', before + 2]);
    expect(text()).not.toContain(first);
    isDown = false;
    await press('ok');
    expect(focused()).toContain('Havgus');
  },
);

test.each([
  ['/config', 'Fjernsyn åbner …'],
  ['/page', 'Siden hentes …'],
])('[CL17] another try of %s that takes time says so, with focus on its button', async (path, words) => {
  const { press, pass, focused, text } = await open((at, query) => (at === path ? unreachable() : service(at, query)));
  await pass(10_000);
  await press('ok');
  expect(text()).toContain(words);
  expect(focused()).toBe('Prøv igen');
  await pass(10_000);
  expect(text()).toContain('Ingen forbindelse');
  expect(focused()).toBe('Prøv igen');
});

test('[CL17] focus stays on the first button where another try fails otherwise', async () => {
  let status = 409;
  const { press, focused } = await open((path, query) => (path === '/page' ? { status } : service(path, query)), '/x');
  expect(focused()).toBe('Prøv igen');
  status = 403;
  await press('ok');
  expect(focused()).toBe('Til forsiden');
});

test('[CL18] an opening that takes long is told in words', async () => {
  const { pass, text } = await open(() => unreachable());
  expect(text()).not.toContain('Fjernsyn åbner …');
  await pass(2_000);
  expect(text()).toContain('Fjernsyn åbner …');
});

test('[CL8] a title that is not there says so and leads away, with no other try', async () => {
  const { focused, text, press, pass, ports } = await open((path, query) => {
    const sitemap = [{ id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];
    return path === '/config' ? { body: { ...serviceConfigExample, sitemap } } : service(path, query);
  }, '/se/findes-ikke_999999');
  const laterText = async () => {
    await pass(60);
    return text();
  };
  await expect.poll(laterText).toContain('Titlen findes ikke.');
  expect(text()).not.toContain('Prøv igen');
  expect(focused()).toBe('OK');
  await press('ok');
  expect(ports.history.current.path).toBe('/');
});

test('[CL9] the window is named after the product and the page', async () => {
  const { press } = await open(service);
  expect(document.title).toBe('Fjernsyn – Forside');
  await press('right', 'ok');
  expect(document.title).toBe('Fjernsyn – Bøgenat');
});

test('[CL9] a page that is called by the product’s name has it once', async () => {
  await open((path) => (path === '/page' ? { body: { ...homePage, title: 'Fjernsyn – når du vil' } } : undefined));
  expect(document.title).toBe('Fjernsyn – når du vil');
});

test('[CL8] an empty home says so, and is tried again', async () => {
  let isEmpty = true;
  const { text, focused, press } = await open((path, query) =>
    path === '/page' && isEmpty ? { body: { ...homePage, entries: [] } } : service(path, query),
  );
  expect(text()).toContain('Her er tomt lige nu');
  await press('ok');
  expect(focused()).toBe('Prøv igen');
  isEmpty = false;
  await press('ok');
  expect(focused()).toContain('Havgus');
});

test('[CL17] an empty home whose next try fails says why, with focus on its button', async () => {
  let isDown = false;
  const { text, focused, press } = await open((path, query) => {
    if (path !== '/page') return service(path, query);
    return isDown ? { status: 409 } : { body: { ...homePage, entries: [] } };
  });
  isDown = true;
  await press('ok');
  expect(text()).toContain('Siden kan ikke vises');
  expect(focused()).toBe('Prøv igen');
});

test('[CL8] an empty page elsewhere leads home', async () => {
  const { focused, press, ports } = await open(
    (path, query) =>
      query.get('path') === '/tom' ? { body: { ...homePage, path: '/tom', entries: [] } } : service(path, query),
    '/tom',
  );
  expect(focused()).toBe('Til forsiden');
  await press('ok');
  expect(ports.history.current.path).toBe('/');
});

const seriesAnswers = new Map<string, object>([
  ['/page', showPage],
  ['/items/701', firstSeason],
  ['/items/702', secondSeason],
]);
const series: FakeRoutes = (path) => {
  const body = seriesAnswers.get(path);
  return body && { body };
};

test('[CL12] another season takes the place of the first in its page, and focus stays on its tab', async () => {
  const { press, focused, text, ports } = await open(series, '/serie/70');
  expect(text()).toContain('Klart vejr');
  await press('down', 'right', 'ok');
  expect(focused()).toContain('Sæson 2');
  expect(text()).toContain('Vinterhavn');
  expect(text()).not.toContain('Klart vejr');
  expect(ports.history.entries).toHaveLength(1);
  await press('left', 'ok');
  expect(text()).toContain('Klart vejr');
});

test('[CL12] focus that goes down while a season is on its way waits for its episodes', async () => {
  let isBusy = true;
  const { press, pass, focused } = await open(
    (path, query) => (path === '/items/702' && isBusy ? { status: 503 } : series(path, query)),
    '/serie/70',
  );
  await press('down', 'right', 'ok', 'down');
  isBusy = false;
  await pass(1_000);
  expect(focused()).toContain('Vinterhavn');
});

test('[CL12] a season that cannot be had says so in the place of its episodes', async () => {
  const { press, text } = await open(
    (path, query) => (path === '/items/702' ? { status: 400 } : series(path, query)),
    '/serie/70',
  );
  await press('down', 'right', 'ok');
  expect(text()).toContain('Sæsonen kunne ikke hentes.');
});
