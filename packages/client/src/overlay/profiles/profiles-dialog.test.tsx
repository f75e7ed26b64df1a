import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { crowd, profilePrompts } from './profile-fixture';

type Prompt = Parameters<FakeWorld['application']['overlays']['prompts']['host']>[0];

let world: FakeWorld;
beforeEach(async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
});
afterEach(() => world.leave());

/** Shows a prompt whose host only notes what is chosen and entered. */
async function show(prompt: Prompt) {
  const did: string[] = [];
  const host = {
    act: (action: string) => void did.push(action),
    enter: (value: string) => void did.push(`enter ${value}`),
    onCancelled: () => void did.push('cancelled'),
  };
  const hosted = await act(async () => world.application.overlays.prompts.host(prompt, host));
  for (let script = 0; script < 3; script++) await act(() => vi.dynamicImportSettled());
  return { did, change: (next: Prompt) => act(async () => hosted.change(next)) };
}

const names = (): readonly string[] =>
  Array.from(
    document.querySelectorAll('[role=dialog] button'),
    (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
  );
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent ?? undefined;
const { choice, editing, edited, primary, newName, newAge, name, age, ageChange, deletion, newPin } = profilePrompts;

test('[CL770] [CL772] who is watching is asked of all, with a new one behind them, editing, help and signing out', async () => {
  const { did } = await show(choice);
  expect(names()).toEqual([
    'Luk',
    'Astrid',
    'Søren, Pinkode',
    'Ida, Readers',
    'Villads, Listeners',
    'Lille Å',
    'Ny profil',
    'Redigér profiler',
    'Hjælp',
    'Log ud',
  ]);
  expect(world.focused()).toBe('Søren, Pinkode');
  await world.press('ok', 'right', 'right', 'right', 'right', 'ok', 'down', 'ok', 'right', 'ok', 'right', 'ok');
  expect(did).toEqual(['enter p-Søren', 'create-profile', 'edit-profiles', 'help', 'sign-out']);
});

test('[CL771] a child sees the profiles and signing out alone', async () => {
  await show({ ...choice, canCreate: false, canEdit: false, currentId: undefined });
  expect(names().slice(-2)).toEqual(['Lille Å', 'Log ud']);
});

test('[CL772] the profile that is being opened says so, and a refusal is said over the buttons', async () => {
  const { change } = await show(choice);
  await change({ ...choice, openingId: 'p-Ida', isSending: true });
  expect(names()).toContain('Ida, Åbner …, Readers');
  await change({ ...choice, error: 'http/unreachable' });
  expect(alert()).toBe('Vi fik ikke svar. Prøv igen.');
});

test('[CL773] nineteen profiles show in under 200 elements', async () => {
  await show({ ...choice, profiles: crowd.map((each) => ({ ...each, hasPin: true })), currentId: 'p-Profil 0' });
  expect(names()).toHaveLength(24);
  expect(document.querySelectorAll('[role=dialog], [role=dialog] *').length).toBeLessThan(200);
});

test('[CL774] profiles that cannot be read say so, with a retry first', async () => {
  const { did, change } = await show({ ...choice, profiles: undefined, canCreate: false, canEdit: false });
  expect(names()).toEqual(['Luk', 'Log ud']);
  await change({ ...choice, profiles: undefined, canCreate: false, canEdit: false, error: 'http/timeout' });
  expect([world.focused(), alert()]).toEqual(['Prøv igen', 'Vi fik ikke svar. Prøv igen.']);
  await world.press('ok');
  expect(did).toEqual(['retry']);
});

test('[CL775] in edit mode one is picked to edit, beside a new one, being done and the PIN', async () => {
  const { did } = await show(editing);
  expect(names().slice(-3)).toEqual(['Ny profil', 'Færdig', 'Skift pinkode']);
  await world.press('right', 'ok', 'down', 'ok', 'right', 'ok', 'back');
  expect(did).toEqual(['enter p-Søren', 'done', 'change-pin', 'cancelled']);
});

test.each([
  ['a profile', edited, ['Luk', 'Navn. Villads', 'Aldersgrænse. Listeners', 'Slet profilen', 'Færdig']],
  ['a primary profile', primary, ['Luk', 'Navn. Astrid', 'Færdig']],
] as const)('[CL776] %s has its rows', async (_, prompt, rows) => {
  const { did } = await show(prompt);
  expect([names(), world.focused()]).toEqual([rows, rows[1]]);
  await world.press('ok');
  expect(did).toEqual(['edit-name']);
});

test('[CL777] a name is typed by keypad and keyboard, and goes on by the last key', async () => {
  const { did, change } = await show(newName);
  await world.press('ok');
  await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true })));
  expect(did).toEqual(['enter A', 'enter r']);
  await change({ ...newName, text: 'Aa', problem: undefined, canSave: true });
  const done = Array.from(document.querySelectorAll('button')).find((each) => each.textContent === 'Videre');
  await act(async () => done?.click());
  expect(did.slice(-1)).toEqual(['save']);
});

test('[CL777] [CL778] what is wrong with a name is said at the field, and a short one is only hinted at', async () => {
  const { change } = await show({ ...name, text: 'V', problem: 'profile_name_to_short' });
  expect([alert(), world.text()]).toEqual([undefined, expect.stringContaining('Navnet skal have mindst 2 tegn.')]);
  await change({ ...name, text: 'Ida', problem: 'profile_name_duplicate' });
  expect(alert()).toBe('Der er allerede en profil med det navn.');
  await change({ ...name, text: 'V'.repeat(21), problem: 'profile_name_to_long' });
  expect(alert()).toBe('Navnet må højst have 20 tegn.');
});

test('[CL779] the age step of a new profile comes with focus on what is chosen, and leads back', async () => {
  const { did, change } = await show(newName);
  await change(newAge);
  expect(world.text()).toContain('Hvad må Villads se?');
  await change(newName);
  expect([world.focused(), did]).toEqual(['stort A', []]);
});

test.each([newName, newAge, name, age, { ...newPin, step: 'again' as const }])(
  '[CL1191] the button that closes $kind is no Back',
  async (prompt) => {
    const { did } = await show(prompt);
    const close = document.querySelector<HTMLElement>('[role=dialog] [aria-label=Luk]');
    await act(async () => close?.click());
    expect(did).toEqual(['close']);
  },
);

test('[CL780] types are called as their universes, with the chosen one ticked and in focus', async () => {
  const { did } = await show(age);
  expect(names().slice(1)).toEqual([
    'Voksen. Kan se alt',
    'Readers. 8–14 år',
    'Listeners. 1–7 år',
    'Barn. Intet over 3 år',
    'Gem',
  ]);
  expect(document.querySelector('[aria-pressed=true]')).toBe(document.activeElement);
  await world.press('up', 'ok');
  expect(did).toEqual(['enter ultra']);
  expect(Array.from(document.querySelectorAll('[aria-disabled=true]'), (each) => each.textContent)).toEqual(['Gem']);
});

test.each([
  [ageChange, 'Fjern aldersgrænsen for Villads?', 'Behold den', 'Fjern den'],
  [deletion, 'Slet Villads?', 'Behold profilen', 'Slet profilen'],
] as const)(
  '[CL781] [CL782] %# asks first, with keeping first, and says each refusal anew',
  async (prompt, title, keep, go) => {
    const { did, change } = await show(prompt);
    const told = vi.spyOn(world.application.announcer, 'tell');
    expect([world.focused(), names(), world.text()]).toEqual([keep, [keep, go], expect.stringContaining(title)]);
    await world.press('right', 'ok');
    for (let turn = 0; turn < 2; turn++) {
      await change({ ...prompt, isSending: true });
      await change({ ...prompt, error: 'api/refused' });
    }
    expect([did, told.mock.calls.length, alert()]).toEqual([['confirm'], 2, 'Tjenesten sagde nej til det.']);
  },
);

test('[CL783] a new PIN is typed twice, and begun anew where the two differ', async () => {
  const { did, change } = await show(newPin);
  for (const _ of 'four') await world.press('ok');
  await change({ ...newPin, step: 'again' });
  expect(world.text()).toContain('Skriv den igen');
  for (const _ of 'four') await world.press('ok');
  await change({ ...newPin, isMismatch: true });
  expect([alert(), did]).toEqual(['De to koder var ikke ens. Begynd forfra.', ['enter 1111', 'enter 1111']]);
  expect(JSON.stringify(world.ports.telemetry.events)).not.toContain('1111');
});

test.each(['api/unauthorized', 'api/refused'] as const)(
  '[CL930] a present PIN that is refused as %s is said to be wrong, and nobody signed out',
  async (error) => {
    const { change } = await show({ ...newPin, step: 'current', isChange: true });
    await change({ ...newPin, step: 'current', isChange: true, error });
    expect(alert()).toBe('Koden passede ikke. Prøv igen.');
  },
);

test('[CL931] focus stays on what saves an age limit while it is sent and once it is refused', async () => {
  const { did, change } = await show({ ...age, canSave: true });
  await world.press('down', 'down', 'down', 'ok');
  expect([world.focused(), did]).toEqual(['Gem', ['save']]);
  await change({ ...age, canSave: false, isSending: true });
  await change({ ...age, canSave: true, error: 'http/unreachable' });
  expect(world.focused()).toBe('Gem');
});

test('[CL932] a new profile that is refused has no room', async () => {
  const { change } = await show(newAge);
  await change({ ...newAge, error: 'api/refused' });
  expect(alert()).toBe('Der er ikke plads til flere profiler.');
});
