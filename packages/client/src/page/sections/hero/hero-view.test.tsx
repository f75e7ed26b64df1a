import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { firstSeason, heroPage, heroPageOf, heroSlides, showPage } from '../../../testing/fake-pages';
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

const dot = (index: number) => document.querySelectorAll<HTMLElement>('.fs-dot')[index];

test.each([{}, { 'fjernsyn.appearance': 'reducedMotion' }])(
  '[CL376] [found-hero-01] right at the last button turns a hero, left at the first turns it back, and focus stays on the button (%j)',
  async (kept) => {
    world = await openFakeWorld((path) => (path === '/page' ? { body: heroPage } : undefined), '/', kept);
    const button = world.focused();
    await world.press('left');
    expect([slide(), world.focused()]).toEqual(['Stille', button]);
    await world.press('right', 'right');
    const last = world.focused();
    await world.press('right', 'right');
    expect([slide(), world.focused()]).toEqual(['Flod', last]);
  },
);

test('[CL376] a held key stops at the last button', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: heroPage } : undefined));
  const { remote, clock } = world.ports;
  const press = (isRepeat: boolean) =>
    act(async () => remote.send({ type: 'press', key: 'right', isRepeat, at: clock.now() }));
  await press(false);
  for (let count = 0; count < 5; count++) {
    await world.pass(300);
    await press(true);
  }
  expect(slide()).toBe('Ebbe');
});

test('[CL376] [found-hero-01] a click on a mark shows its slide', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: heroPage } : undefined));
  await act(async () => dot(2)?.click());
  expect([slide(), dot(2)?.hasAttribute('data-current')]).toEqual(['Stille', true]);
});

test('[CL376] a hero that turns under its focus says its title and the button', async () => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: heroPage } : undefined), '/', {
    'fjernsyn.speech': 'on',
  });
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  await world.press('right', 'right', 'right');
  await world.pass(1_000);
  expect(world.ports.speech.spoken.at(-1)).toMatch(/^Flod/);
});

test('[CL404] [found-hero-01] the first button of a hero plays a film, and what a series starts with', async () => {
  const film = heroSlides[0];
  const answers = new Map<string, object>([
    ['/page', heroPageOf(showPage.item, film ?? {})],
    ['/items/70', showPage.item],
    ['/items/701', firstSeason],
  ]);
  world = await openFakeWorld((path) => {
    const body = answers.get(path);
    return body && { body };
  });
  expect([slide(), world.focused()]).toEqual(['Havgus', 'Afspil']);
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/se/titel_70100');
  await world.press('back', 'right', 'right', 'right', 'left', 'left', 'ok');
  expect(world.ports.history.current.path).toBe(film?.watchPath);
});

test('[CL404] while it is on its way the button says so, and the last one leads to the page', async () => {
  world = await openFakeWorld((path) =>
    path === '/page'
      ? { body: heroPageOf(showPage.item) }
      : path === '/items/70'
        ? new Promise(() => undefined)
        : undefined,
  );
  await world.press('ok');
  expect(world.focused()).toBe('Et øjeblik …');
  await world.press('right', 'right');
  expect(world.focused()).toBe('Mere info');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/serie/70');
});
