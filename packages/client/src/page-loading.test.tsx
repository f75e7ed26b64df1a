import { afterEach, expect, test } from 'vitest';
import { filmPage, homePage } from './testing/fake-pages';
import { type FakeWorld, openFakeWorld, unreachable } from './testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const retryingMs = 10_000;

/** Home, and a film whose page comes once `isThere`; opens at `path`. */
async function openSlowWorld(path: string): Promise<{ isThere: boolean }> {
  const film = { isThere: false };
  world = await openFakeWorld((at, query) => {
    if (at !== '/page') return undefined;
    if (query.get('path') === '/') return { body: homePage };
    return film.isThere ? { body: filmPage(1101, 'Bøgenat') } : unreachable();
  }, path);
  return film;
}

const place = (): string => world.application.navigation().location.get().screen.path;

test('[CL33] OK on a page that is on its way opens nothing, and focus goes on in the page', async () => {
  const film = await openSlowWorld('/');
  await world.press('ok');
  const opened = place();
  expect(world.focused()).toBe('Siden hentes …');
  await world.press('ok', 'down', 'ok');
  expect([place(), world.focused()]).toEqual([opened, 'Siden hentes …']);
  film.isThere = true;
  await world.pass(retryingMs);
  expect([place(), world.focused()]).toEqual([opened, expect.stringContaining('Afspil')]);
});

test('[CL33] a first page that does not come leaves focus on the button that tries again', async () => {
  const film = await openSlowWorld('/program/1101');
  expect(world.focused()).toBe('Siden hentes …');
  await world.pass(retryingMs);
  expect(world.focused()).toBe('Prøv igen');
  film.isThere = true;
  await world.press('ok');
  await world.pass(retryingMs);
  expect(world.focused()).toContain('Afspil');
});

test('[CL33] who goes up to the header while a page is on its way stays there', async () => {
  const film = await openSlowWorld('/program/1101');
  await world.press('up');
  const entry = world.focused();
  expect(document.activeElement?.closest('header')).not.toBeNull();
  film.isThere = true;
  await world.pass(retryingMs);
  expect(world.focused()).toBe(entry);
});
