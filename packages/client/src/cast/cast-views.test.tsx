import { AppError } from '@fjernsyn/kernel';
import { createFakeCast } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type FakeWatched, openFakeWatch } from '../testing/fake-watch';

let watched: FakeWatched | undefined;
afterEach(async () => {
  await watched?.world.leave();
  watched = undefined;
});

/** A film that is watched where something can be cast, with focus on Pause. */
async function open() {
  const cast = createFakeCast();
  watched = await openFakeWatch({}, { cast });
  return { cast, ...watched, ...watched.world };
}

const button = (): HTMLElement | null => document.querySelector('button[aria-label*=" tv"],button[aria-label*="Stue"]');
const press = (element: HTMLElement | null) => act(async () => element?.click());

test('[CL1550] where nothing can be cast there is no button', async () => {
  watched = await openFakeWatch();
  expect([button(), watched.world.focused()]).toEqual([null, 'Pause']);
});

test('[CL1551] the first press introduces casting, and Yes connects; the picture gives way to what plays on which set', async () => {
  const { cast, text, focused, press: key, pass } = await open();
  expect(cast.described[0]).toMatchObject({ id: '12', title: 'Havgus' });
  expect(button()?.getAttribute('aria-label')).toBe('Vis på et tv');
  await press(button());
  await pass(1_000);
  expect([cast.calls, focused()]).toEqual([[], 'Ja tak']);
  await key('ok');
  expect(cast.calls).toEqual(['connect']);
  expect(text()).toContain('Afspilles på StueHavgus');
  expect([button()?.getAttribute('aria-label'), button()?.getAttribute('aria-pressed')]).toEqual([
    'Stop på Stue',
    'true',
  ]);
  await press(button());
  expect(cast.calls).toEqual(['connect', 'disconnect']);
  expect(text()).not.toContain('Afspilles på');
});

test.each([
  ['cast/no-devices', 'Vis på et tv: Fandt intet tv'],
  ['cast/failed', 'Vis på et tv: Kunne ikke forbinde'],
] as const)('[CL1552] after %s the button says %s', async (code, label) => {
  const { cast, press: key, pass } = await open();
  cast.outcome = () => Promise.reject(new AppError(code));
  await press(button());
  await pass(1_000);
  await key('ok');
  expect(button()?.getAttribute('aria-label')).toBe(label);
});

test('[CL1552] while it connects the button says so', async () => {
  const { cast } = await open();
  await act(async () => cast.state.set({ ...cast.state.get(), status: 'connecting' }));
  expect(button()?.getAttribute('aria-label')).toBe('Vis på et tv: Forbinder …');
});
