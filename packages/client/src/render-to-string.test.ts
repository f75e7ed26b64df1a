import { settled } from '@fjernsyn/platform/testing';
import { openedOf } from '@fjernsyn/shell/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filmPage, heroPage, homePage } from './testing/fake-pages';
import { clientElement, createFakeApplication } from './testing/fake-world';

test('[CL4] renders while it opens', () => {
  const { application } = createFakeApplication(() => undefined);
  expect(renderToString(clientElement(application))).toContain('Fjernsyn åbner …');
});

test('[CL4] renders a page, its header and its rails', async () => {
  const { application } = createFakeApplication((path) => (path === '/page' ? { body: homePage } : undefined));
  application.start.open();
  await settled();
  const html = renderToString(clientElement(application));
  expect(html).toContain('Nyt');
  expect(html).toContain('Havgus');
  application.stop();
});

test('[CL4] renders a failed start', async () => {
  const { application, ports } = createFakeApplication((path) => (path === '/config' ? { status: 400 } : undefined));
  application.start.open();
  await ports.clock.advanceSettled(0);
  expect(renderToString(clientElement(application))).toContain('Siden kan ikke vises');
  application.stop();
});

test('[CL4] renders the way into the player', async () => {
  const { application } = createFakeApplication(() => undefined, '/se/titel_1100');
  application.start.open();
  await settled();
  expect(renderToString(clientElement(application))).toContain('Fjernsyn');
  application.stop();
});

const answers = (home: object) => (path: string, query: URLSearchParams) => {
  if (path !== '/page') return undefined;
  return { body: query.get('path') === '/' ? home : filmPage(1101, 'Bøgenat') };
};

/** Titles of the rails in the first render of a page, which nothing follows. */
async function firstRails(home: object, walk: readonly string[] = []): Promise<readonly string[]> {
  const { application, ports } = createFakeApplication(answers(home));
  application.start.open();
  await ports.clock.advanceSettled(0);
  for (const path of walk) {
    openedOf(application).places.navigation.push(path);
    openedOf(application).places.navigation.back();
  }
  const html = renderToString(clientElement(application));
  application.stop();
  return Array.from(html.matchAll(/<section[^>]* aria-label="([^"]*)" aria-busy/g), ([, title]) => title ?? '');
}

test('[CL197] a page opens with the rails of its first frame: two under a hero, three without one', async () => {
  const longer = { ...homePage, entries: [...homePage.entries, { ...homePage.entries[0], id: 'd', title: 'Sidst' }] };
  expect(await firstRails(heroPage)).toEqual(['Nyt', 'Film']);
  expect(await firstRails(longer)).toEqual(['Nyt', 'Film', 'Senere']);
});

test('[CL197] a page that the viewer comes back to is whole at once', async () => {
  expect(await firstRails(heroPage, ['/program/1101'])).toEqual(['Nyt', 'Film', 'Senere']);
});
