import type { PinEntry } from '@fjernsyn/shell';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { profileOf } from '../profiles/profile-fixture';

let world: FakeWorld;
afterEach(() => world.leave());

/** Opens a PIN's prompt whose host only notes what was entered. */
async function open() {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
  const entered: string[] = [];
  const onCancelled = vi.fn();
  const { prompts } = world.application.overlays;
  const asked: PinEntry = { error: undefined, isSending: false };
  const host = { act: () => undefined, enter: (pin: string) => void entered.push(pin), onCancelled };
  const hosted = await act(async () => prompts.host({ kind: 'pin', ...asked }, host));
  for (let script = 0; script < 2; script++) await act(() => vi.dynamicImportSettled());
  const show = (entry: PinEntry): Promise<void> => act(async () => hosted.change({ kind: 'pin', ...entry }));
  return { entered, onCancelled, show };
}

const dots = (): number => document.querySelectorAll('.fs-pin-dot').length;
const click = (key: string): Promise<void> =>
  act(async () =>
    Array.from(document.querySelectorAll('button'))
      .find((button) => button.textContent === key)
      ?.click(),
  );

test('[CL572] four digits go out with the last one, and nothing of them stays', async () => {
  const { entered, show } = await open();
  expect(world.focused()).toBe('1');
  for (const digit of ['1', '1', '4']) await click(digit);
  expect([dots(), entered]).toEqual([3, []]);
  await click('5');
  expect([dots(), entered]).toEqual([0, ['1145']]);
  await show({ error: undefined, isSending: true });
  await click('7');
  expect([dots(), entered]).toEqual([4, ['1145']]);
  expect(JSON.stringify(world.ports.telemetry.events)).not.toContain('1145');
});

test('[CL573] a refused PIN says so each time, and a missing answer as well', async () => {
  const { show } = await open();
  const told = vi.spyOn(world.application.announcer, 'tell');
  for (const error of ['wrong-pin', 'wrong-pin', 'http/unreachable'] as const) {
    await show({ error: undefined, isSending: true });
    await show({ error, isSending: false });
  }
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Vi fik ikke svar. Prøv igen.');
  expect(told.mock.calls.map(([text]) => text)).toEqual([
    'Koden passede ikke. Prøv igen. Tryk OK for at rette.',
    'Koden passede ikke. Prøv igen. Tryk OK for at rette.',
    'Vi fik ikke svar. Prøv igen.',
  ]);
  expect(dots()).toBe(0);
});

test('[CL572] Back and a pointer leave it', async () => {
  const { onCancelled } = await open();
  await act(async () => document.querySelector<HTMLElement>('[aria-label=Luk]')?.click());
  expect(onCancelled).toHaveBeenCalledOnce();
});

test.each([
  ['Søren', 'Sørens pinkode'],
  ['Jens', 'Jens’ pinkode'],
])('[CL784] the PIN of the profile %s is asked for by that name, under its picture', async (name, title) => {
  const { show } = await open();
  await show({ error: undefined, isSending: false, profile: profileOf(name) });
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.querySelectorAll('[role=dialog] svg')).toHaveLength(3);
});
