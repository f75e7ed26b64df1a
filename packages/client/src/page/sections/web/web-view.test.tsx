import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const url = 'https://cdn.example/web/betingelser';

async function open(target: 'web' | 'tizen', address = url): Promise<void> {
  const customFields = { url: address };
  const web = { id: 'w', type: 'CustomEntry', template: 'Web View', title: 'Betingelser', customFields };
  const routes = (path: string) => (path === '/page' ? { body: { ...homePage, entries: [web] } } : undefined);
  world = await openFakeWorld(routes, '/', {}, undefined, undefined, { device: { target } });
}

test('[CL1000] a browser frames the page without reach to ours, and OK opens it in a window of its own', async () => {
  await open('web');
  const frame = document.querySelector('iframe');
  expect([frame?.getAttribute('src'), frame?.title, frame?.getAttribute('sandbox')]).toEqual([
    url,
    'Betingelser',
    'allow-scripts allow-forms',
  ]);
  expect(world.focused()).toBe('Åbn i et nyt vindue');
  const opened = vi.spyOn(world.ports.outside, 'open');
  await world.press('ok');
  expect(opened).toHaveBeenCalledWith(url);
});

test.each([
  ['tizen', url, 'cdn.example/web/betingelser'],
  ['web', 'https://elsewhere.example/a', 'elsewhere.example/a'],
  ['web', 'https://cdn.example.evil.example/a', 'cdn.example.evil.example/a'],
] as const)(
  '[CL1001] on %s %s is an address, to type and to scan, and nothing is framed',
  async (target, address, typed) => {
    await open(target, address);
    expect(document.querySelector('iframe')).toBeNull();
    expect(world.focused()).toContain(`Adresse: ${typed}`);
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('en telefon kan scanne');
  },
);
