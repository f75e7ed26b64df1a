import { afterEach, expect, test } from 'vitest';
import { homePage, imageEntry } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const [first, second] = homePage.entries;

async function openPage(...entries: readonly (object | undefined)[]): Promise<void> {
  world = await openFakeWorld((path) => (path === '/page' ? { body: { ...homePage, entries } } : undefined));
}

test('[CL371] a picture with a link has its words and focus, and OK follows the link', async () => {
  await openPage(first, imageEntry('i', { imageText: 'Hele samlingen', link: '/kategorier/a-aa' }), second);
  await world.press('down');
  expect(world.focused()).toBe('Hele samlingen');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/kategorier/a-aa');
  expect(world.ports.telemetry.events).toContainEqual({ type: 'link-clicked', path: '/kategorier/a-aa' });
});

test('[CL371] a picture without a link is shown with its caption, and focus passes it', async () => {
  await openPage(first, imageEntry('i', { altText: 'En mole', caption: 'Molen i Østerlund.' }), second);
  const image = document.querySelector('figure [role="img"]');
  expect([image?.getAttribute('aria-label'), world.text()]).toEqual([
    'En mole',
    expect.stringContaining('Molen i Øst'),
  ]);
  await world.press('down');
  expect(world.focused()).toContain('Nattoget');
});

test('[CL124] a page that ends with a picture without a link has the way to its top below, so that keys reach its end', async () => {
  await openPage(first, imageEntry('i', { altText: 'En mole' }));
  await world.press('down');
  expect(world.focused()).toBe('Til toppen');
});
