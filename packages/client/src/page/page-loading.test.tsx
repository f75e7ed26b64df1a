import { AppError } from '@fjernsyn/kernel';
import { openedOf } from '@fjernsyn/shell/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from '../testing/fake-world';

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

const place = (): string => openedOf(world.application).places.navigation.location.get().screen.path;

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

test('[CL406] [found-wait-01] a page that is on its way has the shape of words, a button with the focus, and a rail', async () => {
  await openSlowWorld('/program/1101');
  const shapes = document.querySelectorAll('main .fs-skeleton');
  expect(shapes.length).toBeGreaterThan(4);
  expect([document.activeElement, document.activeElement?.hasAttribute('data-focused')]).toEqual([shapes[3], true]);
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

/** Home, whose page hangs until `isThere`; `giveUp` ends the calls that hang, as a transport does after its time. */
async function openHangingHome() {
  const hanging: ((thrown: unknown) => void)[] = [];
  const home = {
    isThere: false,
    asked: 0,
    giveUp: () =>
      act(async () => {
        for (const end of hanging) end(new AppError('http/timeout'));
      }),
  };
  const routes: FakeRoutes = (at) => {
    if (at !== '/page') return undefined;
    home.asked += 1;
    return home.isThere ? { body: homePage } : new Promise((_, reject) => hanging.push(reject));
  };
  world = await openFakeWorld(routes);
  await world.pass(30_000);
  await home.giveUp();
  await act(() => vi.dynamicImportSettled());
  return home;
}

test('[SH164] [CL321] a first page that hangs is a dialog after 30 s, and is asked for again by its button alone', async () => {
  const home = await openHangingHome();
  expect(world.application.overlays.visible.get()?.kind).toBe('timeout');
  expect([home.asked, world.text()]).toEqual([1, expect.stringContaining('Vent lidt, og prøv igen.')]);
  expect(world.text()).not.toContain('Siden hentes …');
  home.isThere = true;
  await world.press('ok');
  expect([home.asked, world.focused()]).toEqual([2, 'Havgus, Program']);
});

test('[CL320] OK gives a call up that still waits, and asks anew', async () => {
  const home = await openHangingHome();
  await world.press('ok', 'ok');
  expect([home.asked, world.focused()]).toEqual([3, 'Prøv igen']);
  const pages = world.ports.http.requests.filter(({ url }) => url.includes('/page?'));
  expect(pages.map(({ signal }) => signal?.aborted)).toEqual([false, true, false]);
  home.isThere = true;
  await world.press('ok');
  expect([home.asked, world.focused()]).toEqual([4, 'Havgus, Program']);
});

test('[CL321] a page that failed is asked for anew where the viewer comes to it again', async () => {
  const film = await openSlowWorld('/');
  await world.press('ok');
  await world.pass(retryingMs);
  expect(world.focused()).toBe('Prøv igen');
  await world.press('back');
  film.isThere = true;
  await world.press('ok');
  expect(world.focused()).toContain('Afspil');
});

/** Home, with the network gone, as the client knows; and a film that comes once `isThere`. */
async function openOffline(): Promise<{ isThere: boolean }> {
  const film = await openSlowWorld('/');
  const { ports } = world;
  ports.http.serve(({ url }) => {
    if (!film.isThere) return unreachable();
    return url.includes('/page?') ? { body: filmPage(1101, 'Bøgenat') } : { body: {} };
  });
  await act(async () => ports.connectivity.turn(false));
  await world.pass(2_000);
  expect(world.application.connectivity.online.get()).toBe(false);
  return film;
}

test('[CL322] while nothing is reached a page says so at once, and comes by itself when the network is back', async () => {
  const film = await openOffline();
  await world.press('ok');
  expect([world.focused(), world.text()]).toEqual(['Prøv igen', expect.stringContaining('Se, om nettet er slået til')]);
  await world.pass(retryingMs);
  expect(world.focused()).toBe('Prøv igen');
  film.isThere = true;
  await world.pass(5_000);
  expect(world.focused()).toContain('Afspil');
});

test('[CL322] trying again meanwhile is told, and says the same again', async () => {
  await openOffline();
  await world.press('ok', 'ok');
  expect([world.focused(), world.text()]).toEqual(['Prøv igen', expect.stringContaining('Siden hentes …')]);
  await world.pass(retryingMs);
  expect(world.text()).toContain('Se, om nettet er slået til');
});

test('[CL322] a failure is told once, however it came to be known', async () => {
  await openOffline();
  await world.press('ok');
  await world.pass(retryingMs);
  const told = world.ports.telemetry.events.filter(({ type }) => type === 'error-shown');
  expect(told).toEqual([{ type: 'error-shown', code: 'http/unreachable' }]);
});

test('[SH310] [found-start-05] home that is seen again after two hours is read again, with focus where it was', async () => {
  let asked = 0;
  world = await openFakeWorld((at) => {
    if (at !== '/page') return undefined;
    asked += 1;
    const newest = { ...homePage.entries[0], id: 'new', title: 'Netop nu' };
    return { body: asked === 1 ? homePage : { ...homePage, entries: [newest, ...homePage.entries] } };
  });
  await world.press('down', 'right');
  expect(world.focused()).toContain('Lygten');
  world.ports.lifecycle.send({ type: 'suspended' });
  await world.pass(2 * 60 * 60_000);
  world.ports.lifecycle.send({ type: 'resumed' });
  await world.pass(1_000);
  expect([asked, world.text()]).toEqual([2, expect.stringContaining('Netop nu')]);
  expect(world.focused()).toContain('Lygten');
});
