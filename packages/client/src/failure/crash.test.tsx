import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homePage } from '../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
});
afterEach(() => world.leave());

/** What React cannot show. */
const unshowable = {} as never;

test('[CL153] a fault inside a dialog takes the dialog alone, and focus stays where it was', async () => {
  const { application, focused, press, text } = world;
  const before = focused();
  await act(async () => application.overlays.dialogs.show({ kind: 'announcement', text: unshowable }));
  await expect.poll(() => application.overlays.visible.get()).toBeUndefined();
  expect(text()).toContain('Havgus');
  await press('right');
  await press('left');
  expect(focused()).toBe(before);
});

test('[CL153] a fault inside a dialog leaves the next one to be shown', async () => {
  const { application, focused, text } = world;
  await act(async () => application.overlays.dialogs.show({ kind: 'announcement', text: unshowable }));
  await expect.poll(() => application.overlays.visible.get()).toBeUndefined();
  await act(async () => application.overlays.dialogs.show({ kind: 'abroad' }));
  expect(text()).toContain('Du er uden for Danmark');
  expect(focused()).toBe('Luk Fjernsyn');
});

test('[CL153] a fault in the header leaves a screen that can be tried again', async () => {
  const { application, focused, text } = world;
  await act(async () => application.start.renew({ ...serviceConfigExample, navigation: { header: 7 } } as never));
  expect(text()).toContain('Siden kan ikke vises');
  expect(focused()).toBe('Prøv igen');
});

test('[CL154] a fault around everything leaves a last screen, whose button begins anew', async () => {
  const { application, focused, press, ports, text } = world;
  await act(async () => application.title.arrive(unshowable));
  expect(text()).toContain('Siden kan ikke vises');
  expect(focused()).toBe('Prøv igen');
  await press('ok');
  expect(ports.lifecycle.reloadCount).toBe(1);
});
