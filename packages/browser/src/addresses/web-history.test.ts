import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createWebHistory } from './web-history';

/** The states that a browser keeps, and its buttons. */
function createTestBrowser(path: string) {
  const window = createTestWindow(path);
  const entries: { state: unknown; url: string }[] = [{ state: null, url: path }];
  let at = 0;
  const urlOf = (url?: string | URL | null): string => String(url ?? window.location.href);
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, url?: string) {
      entries.splice(at + 1, entries.length, { state, url: urlOf(url) });
      at++;
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { state, url: urlOf(url) };
    },
    back: () => go(-1),
  };
  const go = (by: number): void => {
    at += by;
    window.dispatchEvent(new window.Event('popstate'));
  };
  const fake = {
    history,
    get location() {
      return new URL(entries[at]?.url ?? '/', 'https://fjernsyn.example');
    },
    addEventListener: window.addEventListener.bind(window),
  };
  return { window: fake as unknown as Window, go, depth: () => entries.length };
}

test('[BR17] gives each entry its own key, and the same one on coming back', () => {
  const { window, go } = createTestBrowser('/film?id=1#top');
  const history = createWebHistory(window);
  const first = history.current;
  const second = history.push('/serier');
  const arrivals: string[] = [];
  history.subscribe(({ entry, direction }) => arrivals.push(`${direction} ${entry.path} ${entry.key}`));
  history.back();
  go(1);
  expect(first.path).toBe('/film?id=1#top');
  expect(first.key).not.toBe(second.key);
  expect(arrivals).toEqual([`back /film?id=1#top ${first.key}`, `forward /serier ${second.key}`]);
});

test('[BR18] knows keys and order again after a reload', () => {
  const { window, go } = createTestBrowser('/');
  const before = createWebHistory(window);
  const home = before.current.key;
  const key = before.push('/film').key;
  const after = createWebHistory(window);
  expect(after.current).toMatchObject({ path: '/film', key });
  expect(after.canGoBack).toBe(true);
  expect(after.push('/serier').key).not.toBe(key);
  go(-2);
  expect(after.current).toMatchObject({ path: '/', key: home });
});

test('[BR19] goes back within the application alone', () => {
  const { window, depth } = createTestBrowser('/');
  const history = createWebHistory(window);
  history.back();
  expect([history.canGoBack, history.current.path]).toEqual([false, '/']);
  const before = history.current.key;
  const { key } = history.replace('/film');
  expect(key).not.toBe(before);
  expect([history.current.path, history.current.key, depth()]).toEqual(['/film', key, 1]);
  history.push('/serier');
  expect(history.canGoBack).toBe(true);
});

test('[BR90] gives a place another address, and the place stays the same', () => {
  const { window, depth } = createTestBrowser('/search');
  const history = createWebHistory(window);
  const { key } = history.current;
  expect(history.readdress('/search?q=havn').key).toBe(key);
  expect([history.current.path, createWebHistory(window).current.key, depth()]).toEqual(['/search?q=havn', key, 1]);
});

test('[BR17] takes an address that the viewer typed as a step forward', () => {
  const { window, go } = createTestBrowser('/');
  const history = createWebHistory(window);
  const directions: string[] = [];
  history.subscribe(({ direction }) => directions.push(direction));
  window.history.pushState(null, '', '/#typed');
  go(0);
  expect([history.current.path, directions, history.canGoBack]).toEqual(['/#typed', ['forward'], true]);
});
