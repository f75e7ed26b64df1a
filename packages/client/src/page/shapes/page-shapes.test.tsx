import { afterEach, expect, test } from 'vitest';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { itemPageShapes, itemShapes, pageOfItem } from '../../testing/shapes/item-pages';
import { laterLists, pageShapes, type SentPage } from '../../testing/shapes/pages';
import { serviceOf } from '../../testing/shapes/service-of';

let world: FakeWorld;
afterEach(() => world.leave());

async function open(page: SentPage, more?: FakeRoutes): Promise<void> {
  world = await openFakeWorld(serviceOf(page, laterLists, more), page.path);
  await world.pass(2_000);
}

/** The names of the page's parts that are there, in order; a part without a name by its words. */
const parts = (): (string | null)[] =>
  Array.from(document.querySelectorAll('main section'), (each) => each.getAttribute('aria-label') ?? each.textContent);

/** What somebody would see of something that went wrong, and what they would not. */
const wrong = (): readonly object[] =>
  world.ports.telemetry.events.filter(({ type }) => type === 'error-shown' || type === 'error-caught');

const seasonRail = '1. Første is 48 min2. Tøbrud 48 min';

test.each<[keyof typeof pageShapes, title: string, parts: readonly string[], focus: string]>([
  ['page-home', 'Forsiden', ['Loddet: Første is', 'Det snakker de om', 'Overblik'], 'Afspil'],
  ['page-home-kids', 'De små', ['Krabbe på ferie', 'Tegnet i sand', 'Under bølgen', 'Endnu dybere'], 'Min liste'],
  ['page-a-z', 'Fra A til Å', ['GåderFilm', 'A', 'B', 'D', 'Æ', 'Å', '0-9'], 'Gåder, Link'],
  ['page-category', 'Gåder til sofaen', ['Omtalt', 'Nordiske'], 'Syv tårne, 2 sæsoner, Serie'],
  ['page-list', 'Under bølgen', ['Under bølgen'], 'Sandslottet, 1 t 27 min'],
  ['page-list-empty', 'Tom hylde', ['Tom hylde'], 'Til forsiden'],
  [
    'page-help',
    'Sådan kommer du i gang',
    ['Tre skridt', 'Gik det galt? Læs mere.'],
    '1. Find telefonen.2. Skriv koden.',
  ],
])('[CL1192] the page %s opens', async (name, title, first, focus) => {
  await open(pageShapes[name]);
  expect([document.title, parts().slice(0, first.length), world.focused(), wrong()]).toEqual([
    `Fjernsyn – ${title}`,
    first,
    focus,
    [],
  ]);
});

test.each<[keyof typeof itemPageShapes, title: string, parts: readonly string[], focus: string]>([
  ['page-show-as-season', 'Loddet', ['Loddet', seasonRail, 'Fakta'], 'Afspil S2 A1'],
  ['page-show-idp', 'Loddet', ['Loddet', seasonRail, 'I samme båd', 'Fakta'], 'Afspil S2 A1'],
  ['page-season', 'Loddet', ['Loddet', seasonRail, 'Fakta'], 'Afspil S1 A1'],
  ['page-episode', 'Loddet: Første is', ['Første is', seasonRail, 'I samme båd', 'Fakta'], 'Afspil S2 A1'],
  ['page-program', 'Nattoget', ['Nattoget', 'Flere film', 'Fakta'], 'Afspil'],
  ['page-movie', 'Solsejl', ['Solsejl', 'Medvirkende', 'Fakta'], 'Afspil'],
  ['page-channel', 'Et', ['Et'], 'Afspil'],
  ['page-channel-entries', 'Lyn', ['Lyn'], 'Afspil'],
  ['page-channel-by-id', 'Lyn', ['Lyn'], 'Afspil'],
  ['page-show-sport-soon', 'Åretag', ['Åretag', '1. Første tag lør. 20. jun. 06.00', 'Fakta'], 'Min liste'],
])('[CL1192] the page %s opens with its item', async (name, title, first, focus) => {
  await open(itemPageShapes[name]);
  expect([document.title, parts(), world.focused(), wrong()]).toEqual([`Fjernsyn – ${title}`, first, focus, []]);
});

test.each<[keyof typeof itemShapes, title: string, parts: readonly string[], focus: string]>([
  ['item-detail-show', 'Vejret i går', ['Vejret i går', 'Fakta'], 'Min liste'],
  ['item-detail-show-expanded', 'Loddet', ['Loddet', '1. Første is 48 min', 'Fakta'], 'Afspil S1 A1'],
  ['item-detail-season', 'Syv tårne', ['Syv tårne', 'Fakta'], 'Min liste'],
  ['item-detail-episode', 'Aftenposten: Skybrud', ['Aftenposten: Skybrud', 'Fakta'], 'Afspil afsnit 1'],
  ['item-detail-episode-news', 'Nyhederne: 12. marts', ['Nyhederne: 12. marts', 'Fakta'], 'Afspil afsnit 71'],
  ['item-detail-program', 'Nattoget', ['Nattoget', 'Fakta'], 'Afspil'],
  ['item-detail-channel', 'Et', ['Et'], 'Afspil'],
  ['item-detail-event', 'Havn - Brand', ['Havn - Brand', 'Turnering', 'Hold', 'Fakta'], 'Se live'],
])('[CL1192] the item %s is shown on its page', async (name, title, first, focus) => {
  const page = pageOfItem(itemShapes[name]);
  await open(page, (path) => (path === '/items/4310' ? { body: itemShapes['item-season-with-episodes'] } : undefined));
  expect([document.title, parts(), world.focused(), wrong()]).toEqual([`Fjernsyn – ${title}`, first, focus, []]);
});

test('[CL1192] a channel that is asked for by its number is there under its own path', async () => {
  await open(itemPageShapes['page-channel-by-id']);
  expect(world.ports.history.current.path).toBe('/kanal/titel_4013');
});

test('[CL1192] a page that is not there says so, and leads home', async () => {
  world = await openFakeWorld(serviceOf(pageShapes['page-home']), '/kategorier/findes-ikke');
  expect([world.focused(), world.text()]).toEqual(['Til forsiden', expect.not.stringContaining('Side ikke fundet')]);
});

test('[CL1192] the account’s page asks who is there to sign in', async () => {
  await open(pageShapes['page-account']);
  expect([world.ports.history.current.path, wrong()]).toEqual(['/signin', []]);
});
