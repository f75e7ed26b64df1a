import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filmPage, homePage } from '../testing/fake-pages';
import { type FakeSet, type FakeWorld, openFakeWorld, unreachable } from '../testing/fake-world';

let world: FakeWorld;
let layout: string | undefined;
beforeEach(() => {
  layout = document.documentElement.dataset.layout;
  document.documentElement.dataset.layout = 'tv';
});
afterEach(async () => {
  await world.leave();
  if (layout === undefined) delete document.documentElement.dataset.layout;
  else document.documentElement.dataset.layout = layout;
});

const list = (id: string, titles: readonly string[]) => ({
  id,
  size: titles.length,
  paging: { page: 1, total: 1 },
  items: titles.map((title, index) => ({
    id: `${id}-${index}`,
    type: 'program',
    title,
    path: `/program/${index + 1}`,
    offers: [],
    images: {},
    customFields: {},
  })),
});

type Find = (term: string) => FakeAnswer | Promise<FakeAnswer>;

const findHav: Find = (term) => {
  if (!term.startsWith('hav')) return { body: { term, total: 0 } };
  const series = list('series-items', ['Havgus', 'Havmøllerne']);
  return { body: { term, total: 3, series, playable: list('playable-items', ['Havfruen']) } };
};

const asked: string[] = [];

/** Opens the search, whose service finds what `find` answers. */
async function open(find: Find = findHav, path = '/search', device: FakeSet['device'] = {}): Promise<void> {
  asked.length = 0;
  world = await openFakeWorld(
    (at, query) => {
      if (at === '/v2/search') {
        asked.push(query.get('term') ?? '');
        return find(query.get('term') ?? '');
      }
      if (at !== '/page') return undefined;
      return { body: query.get('path')?.startsWith('/program') ? filmPage(1, 'Havgus') : homePage };
    },
    path,
    {},
    undefined,
    undefined,
    { device },
  );
}

/** Presses keys of a keyboard, where native focus is. */
function type(...names: readonly string[]): void {
  for (const key of names) {
    const target = document.activeElement ?? document.body;
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    act(() => void target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true })));
  }
}

const letters = (text: string): void => type(...text);
const field = (): string => document.querySelector('[role=group][aria-label="Søgefelt"]')?.textContent ?? '';
const rails = (): readonly string[] => Array.from(document.querySelectorAll('main h2'), (title) => title.textContent);
const waitMs = 400;

test('[CL870] [CL881] what was found stands in rails by group, and how many there are is told', async () => {
  await open();
  letters('hav');
  await world.pass(waitMs);
  expect(rails()).toEqual(['Serier og programmer', 'Film og afsnit']);
  expect(document.querySelector('main h2')?.parentElement?.textContent).toBe('Serier og programmer2');
  expect(Array.from(document.querySelectorAll('[role=status]'), ({ textContent }) => textContent)).toContain('3 fund');
});

test('[CL871] a keyboard types every letter, those among them that are buttons of a remote elsewhere', async () => {
  await open();
  const text = 'jerk bly fgm 2+';
  letters(text);
  expect([field(), world.focused()]).toEqual([text, 'a']);
  type('Backspace');
  expect(field()).toBe('jerk bly fgm 2');
});

test('[CL1190] an angle bracket that is typed is left out, also encoded, and the text stays', async () => {
  await open();
  letters('hav<b>');
  expect(field()).toBe('havb');
  letters('%3c');
  expect(field()).toBe('havb%3');
});

test('[CL871] it types as well while focus is at what was found', async () => {
  await open(findHav, '/search?q=hav');
  await world.press('right', 'right', 'right', 'right', 'right', 'right');
  expect(world.focused()).toContain('Havgus');
  letters('g');
  expect(field()).toBe('havg');
});

test('[CL872] Enter after a letter searches at once, leads to what is found and presses no key', async () => {
  await open();
  letters('hav');
  expect(asked).toEqual([]);
  await world.press('ok');
  expect([asked, field(), world.focused()]).toEqual([['hav'], 'hav', expect.stringContaining('Havgus')]);
});

test('[CL872] after an arrow OK is that of the key again', async () => {
  await open();
  letters('ha');
  await world.press('right', 'ok');
  expect([field(), world.focused()]).toEqual(['hab', 'b']);
});

test('[CL874] says what may be searched for, and of one letter that two are needed', async () => {
  await open();
  expect(world.text()).toContain('Hvad vil du se?');
  await world.press('ok');
  expect([field(), world.text()]).toEqual(['a', expect.stringContaining('Skriv mindst to bogstaver')]);
  await world.pass(5_000);
  expect(asked).toEqual([]);
});

test('[CL876] what is on its way has a shape, which takes focus and gives it to what comes', async () => {
  let answer: (found: FakeAnswer) => void = () => undefined;
  await open(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
  letters('hav');
  await world.press('ok');
  expect(document.querySelectorAll('main .fs-skeleton').length).toBeGreaterThan(4);
  const awaited = document.querySelector('[data-active][aria-busy="true"]');
  expect(awaited).toBe(document.activeElement);
  expect(awaited?.getAttribute('aria-label')).toBe('Søger …');
  answer(findHav('hav') as FakeAnswer);
  await world.pass(waitMs);
  expect(world.focused()).toContain('Havgus');
});

test('[CL877] nothing found is said, with the term', async () => {
  await open();
  letters('xyz');
  await world.pass(waitMs);
  expect(world.text()).toContain('Ingen fund på "xyz"');
});

test('[CL878] a search that does not work says so, and its button tries again', async () => {
  let isThere = false;
  await open((term) => (isThere ? findHav(term) : unreachable()));
  letters('hav');
  await world.pass(30_000);
  expect(world.text()).toContain('Søgningen virker ikke lige nu');
  await world.press('right', 'right', 'right', 'right', 'right', 'right');
  expect(world.focused()).toBe('Prøv igen');
  isThere = true;
  await world.press('ok');
  await world.pass(waitMs);
  expect(world.focused()).toContain('Havgus');
});

test('[CL880] focus goes from a key to the first result, back to the same key, and comes back from a page to the same result', async () => {
  await open(findHav, '/search?q=hav');
  await world.press('down', 'right', 'right', 'right', 'right', 'right', 'right');
  expect(world.focused()).toContain('Havgus');
  await world.press('left');
  expect(world.focused()).toBe('l');
  await world.press('right', 'right', 'ok');
  expect(world.ports.history.current.path).toBe('/program/2');
  await world.press('back');
  expect([world.focused(), field()]).toEqual([expect.stringContaining('Havmøllerne'), 'hav']);
  await world.press('left', 'left');
  expect(world.focused()).toBe('l');
});

test('[CL880] other results than before are entered at their first', async () => {
  await open(findHav, '/search?q=hav');
  await world.press('right', 'right', 'right', 'right', 'right', 'right', 'down');
  expect(world.focused()).toContain('Havfruen');
  await world.press('left');
  letters('e');
  await world.press('ok');
  expect(world.focused()).toContain('Havgus');
});

test('[CL875] what was searched for before is searched for again by OK', async () => {
  await open();
  letters('hav');
  await world.press('ok', 'left');
  type(...Array.from('hav', () => 'Backspace'));
  expect(field()).toContain('Titel, person eller emne');
  await world.press('down', 'down', 'down', 'down', 'down', 'down', 'left');
  expect(world.focused()).toBe('hav');
  await world.press('ok');
  expect([field(), world.focused()]).toEqual(['hav', expect.stringContaining('Havgus')]);
});

test('[CL875] the last chip lets OK take them away', async () => {
  await open();
  letters('hav');
  await world.press('ok', 'left', 'down', 'down', 'down', 'down', 'down', 'down');
  expect(world.focused()).toBe('Fjern søgninger');
  await world.press('ok', 'left');
  expect(world.focused()).toBe('Fjern hav');
  await world.press('ok');
  expect(document.querySelector('[aria-label="Senest søgt"]')).toBeNull();
  expect(document.activeElement?.closest('[aria-label=Tastatur]')).not.toBeNull();
});

/** Opens a set's own keyboard by its field, and writes with it. */
async function writeByOwnKeyboard(text: string): Promise<void> {
  await world.press('right', 'right', 'right', 'right', 'right', 'right');
  expect(world.focused()).toBe('Søgefelt: Titel, person eller emne');
  await world.press('ok');
  const input = document.querySelector('input') as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  act(() => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('[CL873] a set’s own keyboard writes into the field, and its done searches', async () => {
  await open(findHav, '/search', { hasOwnKeyboard: true });
  await writeByOwnKeyboard('hav');
  expect(asked).toEqual([]);
  await world.press('ok');
  expect([asked, document.querySelector('input'), world.focused()]).toEqual([
    ['hav'],
    null,
    expect.stringContaining('Havgus'),
  ]);
});

test('[CL873] Back closes it, and is still at the search', async () => {
  await open(findHav, '/search', { hasOwnKeyboard: true });
  await writeByOwnKeyboard('h');
  await world.press('back');
  expect([document.querySelector('input'), world.focused()]).toEqual([null, 'Søgefelt: h']);
  expect(world.application.start.opened()?.places.navigation.location.get().screen.kind).toBe('search');
});

test('[CL873] a set without one leaves its field alone', async () => {
  await open();
  await world.press('right', 'right', 'right', 'right', 'right', 'right');
  expect(world.focused()).toBe('f');
});
