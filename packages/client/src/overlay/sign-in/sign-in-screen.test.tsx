import type { Instant } from '@fjernsyn/kernel';
import type { OverlayAction } from '@fjernsyn/shell';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { signInPrompts } from './sign-in-fixture';

type Prompt = Parameters<FakeWorld['application']['overlays']['prompts']['host']>[0];

let world: FakeWorld;
afterEach(() => world.leave());

/** Opens a sign-in whose host only notes what was chosen; `show` changes its step. */
async function open(first: Prompt, kept: Readonly<Record<string, string>> = {}) {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined), '/', kept);
  const chosen: OverlayAction[] = [];
  const onCancelled = vi.fn();
  const { prompts } = world.application.overlays;
  const hosted = await act(async () => prompts.host(first, { act: (action) => void chosen.push(action), onCancelled }));
  // The dialogs come first, and then the screen.
  for (let script = 0; script < 2; script++) await act(() => vi.dynamicImportSettled());
  await world.pass(0);
  const show = (next: Prompt): Promise<void> => act(async () => hosted.change(next));
  return { chosen, onCancelled, show };
}

const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');
const title = (): string | null | undefined => dialog()?.querySelector('h1')?.textContent;
const labels = (): readonly (string | null)[] =>
  Array.from(
    dialog()?.querySelectorAll('button') ?? [],
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );

const { making, shown, denied, expired, failed, broken, done } = signInPrompts;
const finishing = { ...shown, step: 'finishing' } as const;

test('[CL560] one screen takes a sign-in from its code to its end, and focus to the first button of each step', async () => {
  const { show } = await open(making);
  const screen = dialog();
  const seen = [[title(), world.focused()]];
  for (const step of [shown, expired, making, shown, denied, making, failed, making, shown, finishing, done]) {
    await show(step);
    seen.push([title(), world.focused()]);
  }
  expect(seen).toEqual([
    ['Log ind med telefonen', 'Hjælp'],
    ['Log ind med telefonen', 'Se, hvordan man gør'],
    ['Koden er udløbet', 'Få en ny kode'],
    ['Log ind med telefonen', 'Hjælp'],
    ['Log ind med telefonen', 'Se, hvordan man gør'],
    ['Du blev ikke logget ind', 'Få en ny kode'],
    ['Log ind med telefonen', 'Hjælp'],
    ['Vi kunne ikke logge dig ind', 'Prøv igen'],
    ['Log ind med telefonen', 'Hjælp'],
    ['Log ind med telefonen', 'Se, hvordan man gør'],
    ['Du er næsten inde', 'Hjælp'],
    ['Du er logget ind', 'Begynd at se'],
  ]);
  expect(dialog()).toBe(screen);
});

test.each([
  ['code_expired', expired, ['Luk', 'Få en ny kode']],
  ['action_request', denied, ['Luk', 'Få en ny kode', 'Hjælp']],
  ['gencode that failed', failed, ['Luk', 'Prøv igen', 'Hjælp']],
  ['gencode_ok', shown, ['Luk', 'Se, hvordan man gør', 'Hjælp']],
  ['gencode_ok without a film', { ...shown, hasVideoGuide: false }, ['Luk', 'Hjælp']],
  ['gencode_ok that must be', { ...shown, canClose: false }, ['Se, hvordan man gør', 'Hjælp']],
  ['signin_suc', done, ['Begynd at se']],
] as const)('[CL565] %s has the buttons that lead on', async (_, prompt, expected) => {
  const { chosen } = await open(prompt);
  expect(labels()).toEqual(expected);
  await world.press('ok');
  expect(chosen).toHaveLength(1);
});

test('[CL565] a pointer closes it as Back does, where it may be closed', async () => {
  const { onCancelled } = await open(shown);
  await act(async () => dialog()?.querySelector<HTMLElement>('[aria-label=Luk]')?.click());
  expect([onCancelled.mock.calls.length, dialog()]).toEqual([1, null]);
});

test('[CL561] three steps lead by camera or by hand, and by hand alone where there is nothing to scan', async () => {
  const { show } = await open(shown);
  const steps = () => Array.from(dialog()?.querySelectorAll('li p:first-child') ?? [], (line) => line.textContent);
  expect(steps()).toEqual(['Åbn kameraet på telefonen', 'Eller gå til fjernsyn.example/tv', 'Skriv koden, og log ind']);
  const long = `https://login.example/${'x'.repeat(400)}`;
  await show({ ...shown, verificationUri: long, verificationUriComplete: long });
  expect(steps()[0]).toBe('Tag din telefon eller computer');
  expect(dialog()?.querySelector('svg[role=img]')).toBeNull();
  await show({ ...shown, verificationUri: undefined, verificationUriComplete: undefined });
  expect(steps()[1]).toBe('Gå til vores hjemmeside');
});

test('[CL564] the minutes of a code are counted, and not said', async () => {
  const { show } = await open(making, { 'fjernsyn.speech': 'on' });
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  await show({ ...shown, expiresAt: (world.ports.clock.now() + 150_000) as Instant });
  await world.pass(1_000);
  const heard = world.ports.speech.spoken.length;
  expect(world.text()).toContain('Koden gælder i 2 min');
  await world.pass(30_000);
  expect(world.text()).toContain('Koden gælder i 1 min');
  await world.pass(60_000);
  expect(world.text()).toContain('Koden gælder under et minut endnu');
  await world.pass(60_000);
  expect(world.text()).toContain('Koden gælder ikke længere');
  expect(world.ports.speech.spoken).toHaveLength(heard);
});

test('[CL568] while nothing is reached the code stays, which is said', async () => {
  const { show } = await open(shown);
  const before = world.focused();
  await show({ ...shown, isOffline: true });
  expect(world.text()).toContain('Ingen forbindelse. Koden gælder stadig.');
  expect([world.focused(), world.text()]).toEqual([before, expect.stringContaining('fjernsyn.example/tv')]);
  await show(shown);
  expect(world.text()).not.toContain('Ingen forbindelse');
});

test.each([
  ['network', failed, 'Se, om nettet er slået til', 'Fejlkode: 101'],
  ['service', broken, 'Tjenesten svarer ikke lige nu', 'Fejlkode: 306'],
])('[CL567] a failure of the %s says so, with its number', async (_, prompt, text, code) => {
  await open(prompt);
  expect(world.text()).toContain(text);
  expect(world.text()).toContain(code);
});

test('[CL569] who has signed in is named, where that is known', async () => {
  const { show } = await open(done);
  expect(world.text()).toContain('Velkommen, Søren. God fornøjelse.');
  await show({ ...done, accountName: undefined });
  expect(world.text()).toContain('God fornøjelse.');
});

test.each([
  ['shown', shown, 500],
  ['done', done, 1_000],
])('[CL570] focus that an engine gave elsewhere comes back, when %s', async (_, prompt, afterMs) => {
  await open(prompt);
  const focused = world.focused();
  (document.activeElement as HTMLElement).blur();
  await world.pass(afterMs - 100);
  expect(document.activeElement).toBe(document.body);
  await world.pass(200);
  expect(world.focused()).toBe(focused);
});
