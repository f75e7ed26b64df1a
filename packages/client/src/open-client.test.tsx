import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createFakePorts, type FakePorts, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientDeps } from './create-client';
import * as screens from './late/late-screens';
import { lateSource } from './late/late-source';
import { openClient } from './open-client';
import { createSectionTable } from './page/sections/section-table';
import { homePage } from './testing/fake-pages';
import { withSource } from './testing/with-source';

const deps = (ports: FakePorts = createFakePorts({ service: () => ({ status: 404 }) })): ClientDeps => ({
  ports,
  configuration: {
    brand: plainBrand,
    appTitle: 'Fjernsyn',
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
  },
  window,
  toMediaSurface: () => fakeMediaSurface,
});

const clear = (): void => {
  document.body.innerHTML = '';
};

// The tests of other files share this document.
beforeEach(clear);
afterEach(clear);

test('[CL190] puts the client into the page’s root', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => openClient(deps()));
  expect(document.getElementById('root')?.textContent).not.toBe('');
});

test('[CL190] says what is wrong with a page that has none', async () => {
  await expect(openClient(deps())).rejects.toThrow('"root"');
});

/** A page whose opening stands as its document has it, and a set whose service answers the home page when told to. */
async function openingPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root">Sidens egen åbning</div>';
  let answerHome = (): void => undefined;
  const home = new Promise<void>((resolve) => {
    answerHome = resolve;
  });
  const ports = createFakePorts({
    async service({ url }) {
      const { pathname } = new URL(url);
      if (pathname === '/config') return { body: serviceConfigExample };
      if (pathname !== '/page') return { status: 404 };
      await home;
      return { body: homePage };
    },
  });
  void openClient(deps(ports));
  // The client's texts and theme come in turns of their own.
  await expect.poll(() => ports.http.requests.map(({ url }) => new URL(url).pathname)).toContain('/page');
  return { pass: (ms: number) => act(() => ports.clock.advanceSettled(ms)), answerHome: () => answerHome() };
}

const shown = (): string | null | undefined => document.getElementById('root')?.textContent;

test('[CL198] leaves the page’s own opening until the page asked for ahead is there, and shows that at once', async () => {
  const { pass, answerHome } = await openingPage();
  await pass(900);
  expect(shown()).toBe('Sidens egen åbning');
  answerHome();
  await pass(0);
  expect(shown()).toContain('Havgus');
});

test('[CL198] waits no longer than a second', async () => {
  const { pass } = await openingPage();
  await pass(1_000);
  expect(shown()).not.toContain('Sidens egen åbning');
  expect(document.querySelector('header')).not.toBeNull();
});

/** What is fetched until the service answers a start at `path`. */
async function fetchedBeside(path: string): Promise<readonly string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  const fetched: string[] = [];
  const noting = <Value,>(name: string, value: Value) =>
    lateSource(async () => {
      fetched.push(name);
      return value;
    });
  const table = createSectionTable();
  const item = table.sourceOf('detail');
  await item.fetch();
  const View = item.get() as NonNullable<ReturnType<typeof item.get>>;
  const ports = createFakePorts({ path, service: () => new Promise(() => undefined) });
  const sections = withSource(table, 'detail', noting('item', View));
  void openClient({ ...deps(ports), sections, lateScreens: noting('screens', screens) });
  await expect.poll(() => ports.http.requests.length).toBeGreaterThan(0);
  return fetched;
}

test('[CL336] a start at an item fetches what shows it beside its data, and one at home fetches nothing', async () => {
  expect(await fetchedBeside('/program/1101')).toEqual(['screens', 'item']);
  expect(await fetchedBeside('/')).toEqual([]);
});
