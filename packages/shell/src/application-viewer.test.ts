import { plainBrand } from '@fjernsyn/brand/testing';
import { railsOf } from '@fjernsyn/catalogue';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import type { PreviewSection } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer, settled } from '@fjernsyn/platform/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Application, createApplication } from './application';
import { parseConfiguration } from './configuration';
import { startCacheKey } from './reading/stored-answers';
import { openedOf } from './testing/opened-of';
import { pathOf } from './testing/reading-rig';
import { signedInSession } from './testing/signed-in-session';

// What is limited is filtered by code that arrives late: here it is at hand.
beforeAll(() => import('./reading/sift-answer'));

/** A child who is there after the viewer without an account. */
const child = signedInSession({
  profile: { id: 'p-7d12', name: 'Lillesøster', segments: ['ramasjang'], maxRating: 'MRAM-07' },
});

const isChilds = (url: string): boolean => url.includes('segments=ramasjang');
const isWhollyChilds = (url: string): boolean =>
  isChilds(url) && url.includes('sub=Registered') && (/\/config\?/.test(url) || url.includes('max_rating=MRAM-07'));

const item = (url: string, number: number) => ({
  id: `${isChilds(url) ? 'barn' : 'voksen'}-${number}`,
  type: 'movie',
  title: `${isChilds(url) ? 'Barn' : 'Voksen'} ${number}`,
  path: `/film/${number}`,
  images: { tile: 'https://images.example/a.jpg' },
  classification: { code: isChilds(url) ? 'DR-Ramasjang' : 'DR-Voksen' },
  customFields: { ClassificationRating: 'MRAM-ALL' },
});

/** A list of 48 items, of which a page has 24. */
const list = (url: string, page: number) => ({
  id: '7',
  path: '',
  size: 48,
  items: Array.from({ length: 24 }, (_, index) => item(url, (page - 1) * 24 + index)),
  paging: { page, total: 2, size: 24 },
});

const service = (url: string): FakeAnswer => {
  const path = pathOf(url);
  if (path === '/config') {
    const header = [{ label: isChilds(url) ? 'Til børn' : 'Til voksne', path: '/film', isFeatured: true }];
    return { body: { ...serviceConfigExample, navigation: { ...serviceConfigExample.navigation, header } } };
  }
  if (path === '/lists/7') return { body: list(url, 2) };
  if (path !== '/page') return { status: 404, body: {} };
  const entry = { id: 'e', type: 'ListEntry', template: 'T1', title: 'Nyt', list: list(url, 1), customFields: {} };
  const title = isChilds(url) ? 'Forside til børn' : 'Forside til voksne';
  return { body: { id: '1', path: '/', template: 'Home', title, entries: [entry] } };
};

let application: Application;
afterEach(() => application.stop());

/** An application that is open at home, of a viewer without an account; `hold` keeps later answers back until they are let go. */
async function open() {
  const shown: (readonly PreviewSection[])[] = [];
  const ports = createFakePorts({ service: ({ url }) => service(url) });
  application = createApplication(
    { ...ports, preview: { show: (sections) => shown.push(sections) } },
    parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example' }),
  );
  application.start.open();
  await ports.clock.advanceSettled(0);
  const { reading, session } = application;
  const page = reading.page('/');
  const titles: (string | undefined)[] = [];
  page.subscribe(() => titles.push(page.get().value?.title));
  await settled();
  const isRead = ({ url }: { readonly url: string }): boolean => !/\/(health|locale)\b/.test(url);
  const from = () => {
    const count = ports.http.requests.length;
    return () => ports.http.requests.slice(count).filter(isRead);
  };
  const hold = () => {
    const held: (() => void)[] = [];
    ports.http.serve(({ url }) => new Promise((resolve) => held.push(() => resolve(service(url)))));
    return async () => {
      for (let turn = 0; turn < 3; turn++) {
        for (const letGo of held.splice(0)) letGo();
        await settled();
        // A child's answers wait for the filter.
        await vi.dynamicImportSettled();
        await settled();
      }
    };
  };
  return { ports, reading, session, page, titles, shown, from, hold };
}

test('[SH267] a viewer who comes while a page is open sees a page of their own, and nothing of the first', async () => {
  const { session, page, titles, reading, from, hold } = await open();
  expect(page.get().value?.title).toBe('Forside til voksne');
  const asked = from();
  const letGo = hold();
  session.change(child);
  expect(page.get()).toMatchObject({ status: 'loading', value: undefined });
  await letGo();
  expect([page.get().value?.title, titles.slice(-1)]).toEqual(['Forside til børn', ['Forside til børn']]);
  expect([asked().length > 1, asked().filter(({ url }) => !isWhollyChilds(url))]).toEqual([true, []]);
  expect(reading.findPlayable('voksen-0')).toBeUndefined();
  const state = application.start.state.get();
  expect(state.phase === 'open' && state.config.navigation?.header.map(({ label }) => label)).toEqual(['Til børn']);
});

test('[SH267] a call that is on its way for the first viewer is given up, and its answer counts for nobody', async () => {
  const { session, reading, titles, from, hold } = await open();
  const letGo = hold();
  openedOf(application).places.navigation.push('/film');
  const film = reading.page('/film');
  const seen: (string | undefined)[] = [];
  film.subscribe(() => seen.push(film.get().value?.title));
  await settled();
  const asked = from();
  session.change(child);
  await letGo();
  await vi.dynamicImportSettled();
  await settled();
  expect([seen.filter((title) => title?.includes('voksne')), film.get().value?.title]).toEqual([
    [],
    'Forside til børn',
  ]);
  expect(asked().filter(({ url }) => !isWhollyChilds(url))).toEqual([]);
  session.change(undefined);
  expect([reading.hasPage('/film'), titles[titles.length - 1]]).toEqual([false, undefined]);
});

test('[SH267] a rail that loads its second page for the first viewer gets none of it', async () => {
  const { ports, session, page, reading, from, hold } = await open();
  const firstOf = () => {
    const { value } = page.get();
    const model = value && railsOf(value)[0]?.list;
    if (model?.state !== 'loaded') throw new Error('no list');
    return model;
  };
  const first = firstOf();
  const pages = reading.pagesOf(first);
  const letGo = hold();
  pages?.loadNear(22);
  await settled();
  const call = ports.http.requests[ports.http.requests.length - 1];
  expect(call?.url).toContain('page=2');
  const asked = from();
  session.change(child);
  await letGo();
  expect([call?.signal?.aborted, pages?.state.get().list.count]).toEqual([true, 24]);
  const second = reading.pagesOf(firstOf());
  second?.loadNear(22);
  await settled();
  await letGo();
  const grown = second?.state.get().list;
  const ids = Array.from({ length: grown?.count ?? 0 }, (_, index) => grown?.itemAt(index)?.id ?? '');
  expect([ids.length, ids.filter((id) => !id.startsWith('barn-'))]).toEqual([48, []]);
  expect(asked().filter(({ url }) => !isWhollyChilds(url))).toEqual([]);
});

test('[SH268] the set’s own row shows the home page of the viewer of the moment', async () => {
  const { session, shown } = await open();
  application.firstRail.shown();
  await vi.dynamicImportSettled();
  await settled();
  session.change(child);
  expect(shown[shown.length - 1]).toEqual([]);
  await settled();
  await vi.dynamicImportSettled();
  await settled();
  const titlesOf = (sections: readonly PreviewSection[] | undefined) => sections?.[0]?.tiles[0]?.title;
  expect([titlesOf(shown[0]), titlesOf(shown[shown.length - 1])]).toEqual(['Voksen 0', 'Barn 0']);
});

test('[SH221] what is kept for the next start is for all: no call of it carries a token, whoever is there', async () => {
  const { ports, session, from } = await open();
  const asked = from();
  session.change(child);
  await ports.clock.advanceSettled(5_000);
  const kept = JSON.parse(ports.store.read(startCacheKey) ?? '{}') as {
    readonly answers: Readonly<Record<string, unknown>>;
  };
  const urls = Object.keys(kept.answers);
  expect([urls.length, urls.every(isWhollyChilds)]).toEqual([2, true]);
  for (const { url, headers } of asked().filter((request) => urls.includes(request.url)))
    expect([url, Object.keys(headers)]).toEqual([url, []]);
  expect(ports.store.read(startCacheKey)).not.toContain('secret');
});
