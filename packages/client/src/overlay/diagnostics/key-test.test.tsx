import { loadKeypad } from '@fjernsyn/ui';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
// Fetched before the tests, so that it comes within the turns that they let pass.
import '../overlay-dialog';
import './diagnostics-screen';

beforeAll(() => loadKeypad());

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const open = async (): Promise<FakeWorld> => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
  await world.press('fastForward', 'rewind', 'fastForward', 'rewind', 'pause');
  await world.press('up');
  await world.press('ok');
  return world;
};

const field = (): string | null | undefined => document.querySelector('[role=group][aria-label=Tekst]')?.textContent;
const rows = (): readonly string[] =>
  Array.from(document.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent).join(' | '),
  );

/** A button as a device sends it; `meant` is what the remote control makes of it. */
async function send({ ports }: FakeWorld, key: string, keyCode: number, meant?: 'red'): Promise<void> {
  const target = document.activeElement ?? document.body;
  const tell = (type: string): void =>
    void target.dispatchEvent(new KeyboardEvent(type, { key, keyCode, bubbles: true, cancelable: true }));
  await act(async () => {
    tell('keydown');
    if (meant) ports.remote.press(meant);
    tell('keyup');
  });
}

test('[CL183] the buttons that came are named as they come, those that mean nothing too', async () => {
  const opened = await open();
  expect(rows()).toEqual(['Tryk på en tast på fjernbetjeningen.']);
  await send(opened, 'ColorF0Red', 403, 'red');
  await send(opened, 'Unidentified', 10_999);
  expect(rows()).toEqual(['ukendt | 10999 | kort', 'red | ColorF0Red · 403 | kort']);
});

test('[CL184] the keypad writes into the field, each key read as it gains focus, and a keyboard writes along', async () => {
  const opened = await open();
  const { press, focused, application } = opened;
  expect(focused()).toBe('stort A');
  await press('right', 'ok', 'down');
  expect([field(), focused()]).toEqual(['B', 'h']);
  await send(opened, 'å', 0);
  expect(field()).toBe('Bå');
  expect(document.querySelector('[role=dialog]:not([aria-hidden])')?.getAttribute('aria-modal')).toBe('true');
  expect(application.overlays.visible.get()?.kind).toBe('diagnostics');
});

test('[CL184] Back leaves it for the facts, with the button that opened it in focus, and Back again leaves those', async () => {
  const { press, focused, application } = await open();
  await press('right', 'right');
  await press('back');
  expect(focused()).toBe('Prøv fjernbetjening og tastatur');
  expect(document.querySelector('table')).toBeNull();
  await press('back');
  expect([document.querySelector('dl'), application.overlays.visible.get()]).toEqual([null, undefined]);
});

test('[CL184] the button beside the keypad leaves it too', async () => {
  const { press, focused } = await open();
  await press('left', 'right', 'right', 'right', 'right', 'right', 'right', 'right');
  expect(focused()).toBe('Tilbage');
  await press('ok');
  expect(focused()).toBe('Prøv fjernbetjening og tastatur');
});

test('[CL186] nothing that was pressed or written is told, kept or in a code', async () => {
  const opened = await open();
  const { press, ports } = opened;
  await send(opened, 'q', 81);
  await send(opened, 'ø', 0);
  await press('ok');
  expect(field()).toBe('qøa');
  await press('back');
  const events = ports.telemetry.events.filter(({ type }) => type.startsWith('modal-'));
  expect(events.map((event) => ('kind' in event ? `${event.type} ${event.kind}` : ''))).toEqual([
    'modal-shown diagnostics',
    'modal-shown key-test',
    'modal-closed key-test',
  ]);
  const kept = [ports.store, ports.visitStore].map(({ values }) => Array.from(values));
  const sent = ports.http.requests.map(({ url, body }) => [url, body]);
  expect(JSON.stringify([ports.telemetry.events, kept, sent])).not.toMatch(/qøa?/i);
  await press('ok');
  expect([field(), rows().length]).toEqual(['Skriv noget', 1]);
});
