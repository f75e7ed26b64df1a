import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage, textEntry } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

async function openPage(...entries: readonly object[]): Promise<void> {
  world = await openFakeWorld((path) => (path === '/page' ? { body: { ...homePage, entries } } : undefined));
}

const long = Array.from({ length: 20 }, (_, index) => `<p>${index + 1}. ${'Tågen letter. '.repeat(8)}</p>`).join('');

test('[CL370] a text of the service is words under its title, has focus, and is said', async () => {
  await openPage(
    textEntry('t', 'Om os', '<h2>Om os</h2><p>Vi <b>sender</b>.<script>alert(1)</script></p><ul><li>Et</li></ul>'),
  );
  expect(Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual(['Om os']);
  expect([world.text(), world.focused()]).toEqual([expect.stringContaining('Vi sender.'), 'Vi sender.Et']);
  await world.press('ok');
  expect(world.text()).not.toContain('Luk');
});

test('[CL370] a long one begins there, and is read on in a dialog that gives focus back', async () => {
  await openPage(textEntry('t', 'Om os', long));
  expect([world.text().includes('3. Tågen'), world.text().includes('20. Tågen')]).toEqual([true, false]);
  expect(world.focused()).toBe('Læs mere');
  await world.press('ok');
  await act(() => vi.dynamicImportSettled());
  await expect.poll(() => world.text()).toContain('20. Tågen');
  await world.press('back');
  expect(world.focused()).toBe('Læs mere');
});

test('[CL370] keys go from a text to the rail below and back', async () => {
  await openPage(textEntry('t', '', '<p>Først dette.</p>'), ...homePage.entries.slice(0, 1));
  expect(world.focused()).toBe('Først dette.');
  await world.press('down');
  expect(world.focused()).toContain('Havgus');
  await world.press('up');
  expect(world.focused()).toBe('Først dette.');
});

test('[CL373] a page that begins with a text tells that its first row can be seen', async () => {
  await openPage(textEntry('t', '', '<p>Først dette.</p>'));
  expect(world.ports.telemetry.events.filter(({ type }) => type === 'first-rail-shown')).toHaveLength(1);
});
