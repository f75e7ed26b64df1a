import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage, listAnswer } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

const tokenOf = (type: string) => ({
  value: 'hemmelig',
  type,
  scope: 'Catalog',
  expiresAt: 9e15,
  isRefreshable: true,
  isFallbackToken: false,
});

/** Signs a child in. */
const signIn = () =>
  act(async () =>
    world.application.session.change({
      tokens: [tokenOf('UserAccount'), tokenOf('UserProfile')],
      isRemembered: true,
      isAnonymous: false,
      accountName: 'Malene',
      account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv'] },
      profile: { id: 'p-7d12', name: 'Lillesøster', segments: ['ramasjang'], maxRating: 'MRAM-07' },
    }),
  );

const isChilds = (query: URLSearchParams): boolean => query.get('segments') === 'ramasjang';

const forChildren = <Item extends object>(item: Item) => ({
  ...item,
  classification: { code: 'DR-Ramasjang' },
  customFields: { ClassificationRating: 'MRAM-ALL' },
});
const [childsList] = listAnswer(11, ['Til børn']).body;
const childsHome = {
  ...homePage,
  entries: [{ ...homePage.entries[0], list: { ...childsList, items: childsList?.items.map(forChildren) } }],
};
const childsFilm = filmPage(1101, 'Til børn');

const routes: FakeRoutes = (path, query) => {
  if (path !== '/page') return undefined;
  if (query.get('path') !== '/')
    return {
      body: isChilds(query) ? { ...childsFilm, item: forChildren(childsFilm.item) } : filmPage(1101, 'Bøgenat'),
    };
  return { body: isChilds(query) ? childsHome : homePage };
};

test('[CL340] a page that is open becomes that of the next viewer, and nothing of the first stays', async () => {
  let letGo: (() => void) | undefined;
  world = await openFakeWorld((path, query) => {
    const answer = routes(path, query);
    if (!answer || !isChilds(query)) return answer;
    return new Promise<FakeAnswer>((resolve) => {
      letGo = () => resolve(answer);
    });
  });
  expect(world.text()).toContain('Nattoget');
  await signIn();
  expect([world.text().includes('Havgus'), world.text().includes('Nattoget'), world.focused()]).toEqual([
    false,
    false,
    'Siden hentes …',
  ]);
  await act(async () => letGo?.());
  await act(() => vi.dynamicImportSettled());
  await world.pass(1_000);
  expect([world.text().includes('Havgus'), world.focused()]).toEqual([false, expect.stringContaining('Til børn')]);
});

test('[CL340] a page on its way for the first viewer is never seen by the next', async () => {
  let answerFirst: (() => void) | undefined;
  world = await openFakeWorld((path, query) => {
    const answer = routes(path, query);
    if (query.get('path') === '/' || isChilds(query) || !answer) return answer;
    return new Promise<FakeAnswer>((resolve) => {
      answerFirst = () => resolve(answer);
    });
  });
  await world.press('ok');
  expect(world.focused()).toBe('Siden hentes …');
  const asked = world.ports.http.requests.length;
  await signIn();
  await act(async () => answerFirst?.());
  await act(() => vi.dynamicImportSettled());
  await world.pass(1_000);
  expect([world.text().includes('Bøgenat'), world.text().includes('Til børn')]).toEqual([false, true]);
  const pages = world.ports.http.requests.slice(asked).filter(({ url }) => url.includes('/page?'));
  expect(pages.map(({ url }) => isChilds(new URL(url).searchParams))).toEqual([true]);
});
