import { afterEach, expect, test, vi } from 'vitest';
import { filmPage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
  vi.restoreAllMocks();
});

const film = filmPage(1101, 'Bøgenat');
const open = async (more: object = {}): Promise<FakeWorld> => {
  const body = { ...film, item: { ...film.item, ...more } };
  world = await openFakeWorld((path) => (path === '/page' ? { body } : undefined), '/program/1101');
  return world;
};
const dialog = (): Element | null => document.querySelector('[role=dialog]');
/** Goes past the buttons for what a viewer does to the film. */
const toText = (opened: FakeWorld): Promise<void> => opened.press('right', 'right', 'right');
const openText = async (opened: FakeWorld): Promise<void> => {
  await toText(opened);
  await opened.press('ok');
  await expect.poll(() => dialog()).not.toBeNull();
};

test('[CL123] the item’s page leads to its whole description, and Back closes it with focus where it was', async () => {
  const opened = await open({ description: 'En lærer forsvinder.\n\nByen tier.' });
  await openText(opened);
  expect(dialog()?.querySelector('h1')?.textContent).toBe('Bøgenat');
  expect(Array.from(dialog()?.querySelectorAll('p') ?? [], (line) => line.textContent)).toEqual([
    'En lærer forsvinder.',
    'Byen tier.',
  ]);
  expect(opened.focused()).toBe('Luk');
  await opened.press('back');
  expect(dialog()).toBeNull();
  expect(opened.focused()).toBe('Læs mere');
  expect(opened.ports.history.current.path).toBe('/program/1101');
});

test('[CL123] with facts, age class and what had to be corrected', async () => {
  const customFields = { ClassificationRating: 'MRAM-11', RectificationText: 'Byen hedder Lemvig.' };
  await openText(await open({ customFields }));
  expect(dialog()?.textContent).toContain('2024·58 min');
  expect(dialog()?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Fra 11 år');
  expect(dialog()?.textContent).toContain('RettelseByen hedder Lemvig.');
});

test('[CL620] with the art of the page behind it', async () => {
  await openText(await open());
  const art = document.querySelector('main .fs-hero-art img')?.getAttribute('src');
  expect(art).toContain('https://pictures.example/1101');
  expect(dialog()?.querySelector('.fs-faint img')?.getAttribute('src')).toBe(art);
});

test('[CL405] a text that the page shows whole has no button, but for a correction', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  const whole = await open();
  await toText(whole);
  expect(whole.focused()).toBe('Bedøm');
  await whole.leave();
  const corrected = await open({ customFields: { RectificationText: 'Byen hedder Lemvig.' } });
  await toText(corrected);
  expect(corrected.focused()).toBe('Læs mere');
});

test('[CL123] its button closes it', async () => {
  const opened = await open();
  await openText(opened);
  await opened.press('ok');
  expect(dialog()).toBeNull();
});

test('[CL123] an item without a text has nothing to read', async () => {
  const opened = await open({ description: '' });
  await toText(opened);
  expect(opened.focused()).toBe('Bedøm');
});
