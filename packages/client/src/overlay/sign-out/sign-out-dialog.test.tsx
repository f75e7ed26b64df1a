import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

test.each([
  ['signOut', 'cancel', 'sign-out'],
  ['sign_out_confirmation', 'undo', 'confirm'],
] as const)('[CL571] %s asks first, with staying first', async (kind, stay, leave) => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
  const { prompts } = world.application.overlays;
  const answers: string[] = [];
  const ask = async (): Promise<void> => {
    await act(async () => void prompts.ask({ kind }).then((answer) => answers.push(answer)));
    await act(() => vi.dynamicImportSettled());
  };
  await ask();
  expect([world.focused(), world.text()]).toEqual(['Bliv logget ind', expect.stringContaining('Vil du logge ud?')]);
  await world.press('ok');
  await ask();
  await world.press('right');
  expect(world.focused()).toBe('Log ud');
  await world.press('ok');
  expect(answers).toEqual([stay, leave]);
});

test('[CL574] what is not in a subscription is said in the service’s words, and closes', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined), '/');
  await act(async () => world.application.overlays.dialogs.show({ kind: 'not-entitled' }));
  await act(() => vi.dynamicImportSettled());
  expect(world.text()).toContain('Det er ikke med i dit abonnement');
  await world.press('ok');
  expect(world.text()).not.toContain('abonnement');
});
