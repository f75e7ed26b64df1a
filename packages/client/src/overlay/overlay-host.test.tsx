import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { FocusProvider } from '@fjernsyn/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApplicationContext } from '../application-context';
import { builtRooms } from '../header/rooms';
import * as screens from '../late/late-screens';
import { sourceAtHand } from '../late/late-source';
import { danish } from '../messages/translate';
import { homePage } from '../testing/fake-pages';
import { createFakeApplication, type FakeWorld, openFakeWorld, unreachable } from '../testing/fake-world';
import { OverlayLayer } from './overlay-layer';

const worlds: FakeWorld[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.leave();
});

async function open(...args: Parameters<typeof openFakeWorld>): Promise<FakeWorld> {
  const world = await openFakeWorld(...args);
  worlds.push(world);
  return world;
}

const isPage = (path: string) => path === '/page';

test('[CL140] [back-01] [back-02] [back-03] [back-14] Back at home asks whether to leave, holds focus, and gives it back', async () => {
  const world = await open((path) => (isPage(path) ? { body: homePage } : undefined));
  await world.press('right');
  const before = world.focused();
  await world.press('back');
  await expect.poll(() => world.text()).toContain('Vil du lukke Fjernsyn?');
  expect(world.focused()).toBe('Bliv her');
  await world.press('up', 'down', 'left', 'right');
  expect(world.focused()).toBe('Luk Fjernsyn');
  await world.press('back');
  expect(world.text()).not.toContain('Vil du lukke');
  expect([world.focused(), world.ports.lifecycle.exitCount]).toEqual([before, 0]);
  await world.press('back', 'right', 'ok');
  expect(world.ports.lifecycle.exitCount).toBe(1);
});

test('[CL140] a service that is down stands in the way, with the public site, until it is back', async () => {
  let health: unknown = false;
  const world = await open((path) =>
    isPage(path) ? { body: homePage } : path === '/health' ? { body: health } : undefined,
  );
  await expect.poll(() => world.text()).toContain('besøg fjernsyn.example');
  await world.press('back');
  expect(world.focused()).toBe('Prøv igen');
  health = true;
  await world.press('ok');
  expect(world.text()).not.toContain('besøg fjernsyn.example');
  expect(world.focused()).toBe('Havgus, Program');
});

test('[CL140] no connection is said at the bottom, without taking focus', async () => {
  const world = await open((path) => (isPage(path) ? { body: homePage } : undefined));
  const before = world.focused();
  world.ports.http.serve(unreachable);
  world.ports.connectivity.turn(false);
  await world.pass(2_000);
  await expect.poll(() => world.text()).toContain('Ingen forbindelse');
  expect(world.focused()).toContain(before);
});

test('[CL140] what the broadcaster announces stands before the page, and goes with a press', async () => {
  const customFields = { shutdownNotice: 'Vi lukker programmet 1. maj.' };
  const config = { ...serviceConfigExample, general: { ...serviceConfigExample.general, customFields } };
  const world = await open((path) =>
    isPage(path) ? { body: homePage } : path === '/config' ? { body: config } : undefined,
  );
  await expect.poll(() => world.text()).toContain('Vi lukker programmet 1. maj.');
  await world.press('ok');
  expect(world.text()).not.toContain('Vi lukker programmet');
  expect(world.focused()).toBe('Havgus, Program');
});

test('[CL140] a call that takes too long is said, and its button asks again', async () => {
  let isSlow = true;
  const world = await open((path) => {
    if (!isPage(path)) return undefined;
    return isSlow ? { status: 400, body: {} } : { body: homePage };
  });
  await act(async () => world.application.overlays.dialogs.show({ kind: 'timeout' }));
  await expect.poll(() => world.text()).toContain('Vi kan ikke få fat i tjenesten');
  isSlow = false;
  expect(world.focused()).toBe('Prøv igen');
  await world.press('ok');
  expect(world.focused()).toBe('Havgus, Program');
});

test('[CL155] [CL446] [found-geo-01] abroad says what does not play, and its one button closes the application', async () => {
  const world = await open((path) => (isPage(path) ? { body: homePage } : undefined));
  await act(async () => world.application.overlays.dialogs.show({ kind: 'abroad' }));
  await expect.poll(() => world.text()).toContain('Du er uden for Danmark, Grønland og Færøerne');
  expect(world.text()).toContain('gælder kun Danmark, Grønland og Færøerne');
  expect(world.focused()).toBe('Luk Fjernsyn');
  await world.press('ok');
  expect(world.text()).not.toContain('uden for Danmark');
  expect(world.ports.lifecycle.exitCount).toBe(1);
});

test('[CL141] the looks of dialogs are fetched 5 s after the first rail; without them it is said plainly', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { application, ports } = createFakeApplication(() => undefined);
  const fetchDialogs = vi.fn(() => Promise.reject(new Error('gone')));
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <ApplicationContext.Provider
        value={{
          application,
          t: danish,
          toMediaSurface: () => ({}) as never,
          lateScreens: sourceAtHand(screens),
          rooms: builtRooms,
        }}
      >
        <FocusProvider engine={application.focus}>
          <OverlayLayer fetchDialogs={fetchDialogs} />
        </FocusProvider>
      </ApplicationContext.Provider>,
    ),
  );
  await act(() => ports.clock.advanceSettled(10_000));
  expect(fetchDialogs).not.toHaveBeenCalled();
  await act(async () => application.firstRail.shown());
  await act(() => ports.clock.advanceSettled(5_100));
  expect(fetchDialogs).toHaveBeenCalledOnce();
  await act(async () => application.overlays.dialogs.show({ id: 'down', kind: 'service-unavailable' }));
  expect(container.textContent).toContain('Tjenesten svarer ikke lige nu');
  expect(application.focus.getFocused()).toBe('down/actions/recheck');
  await act(async () => application.overlays.dialogs.reset());
  await act(async () => application.overlays.dialogs.show({ id: 'off', kind: 'offline' }));
  expect(container.textContent).toContain('Se, om nettet er slået til');
  await act(async () => application.overlays.dialogs.reset());
  expect(container.textContent).toBe('');
  await act(async () => root.unmount());
  application.stop();
});
