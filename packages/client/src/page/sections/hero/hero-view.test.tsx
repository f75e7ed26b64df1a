import { afterEach, expect, test } from 'vitest';
import { heroPage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const slide = (): string => document.querySelector('main h1, main h2')?.textContent ?? '';
const turnMs = 8_000;

test('[CL19] the slides of a hero take turns while it is seen and nobody is there', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: heroPage } : undefined));
  await world.press('up');
  expect(document.activeElement?.closest('header')).not.toBeNull();
  expect(slide()).toBe('Ebbe');
  await world.pass(turnMs);
  expect(slide()).toBe('Flod');

  await world.press('down');
  expect(document.activeElement?.closest('main')).not.toBeNull();
  await world.pass(3 * turnMs);
  expect(slide()).toBe('Flod');

  await world.press('down', 'down');
  expect(document.querySelector('main[data-moved]')).not.toBeNull();
  await world.pass(3 * turnMs);
  expect(slide()).toBe('Flod');

  await world.press('up');
  await world.pass(turnMs);
  expect(slide()).toBe('Stille');
});

test('[CL330] from the second button of a hero one comes down to the first tile, and to the last one left once one has been there', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: heroPage } : undefined));
  await world.press('right', 'down');
  expect(world.focused()).toContain('Havgus');
  await world.press('right', 'up', 'right', 'down');
  expect(world.focused()).toContain('Bøgenat');
});
