import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isModern } from './engine-age';
import { showFailure } from './failure-notice';
import { hintStart } from './start-hints';

const hinted = () =>
  Array.from(document.head.querySelectorAll('link[rel=preload]'), (link) => link.getAttribute('href'));
const addresses = 'https://cdn.example/config https://cdn.example/page';
const clear = (): void => {
  for (const link of Array.from(document.head.querySelectorAll('link[rel=preload]'))) link.remove();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.textContent = '';
};
beforeEach(clear);
afterEach(clear);

it('[PK21] lets the browser fetch ahead what a first visit asks for', () => {
  hintStart(addresses);
  expect(hinted()).toEqual(addresses.split(' '));
});

it('[PK21] hints nothing elsewhere, without addresses, or on a set that was here before', () => {
  hintStart('');
  hintStart(null);
  window.localStorage.setItem('fjernsyn.session', '{}');
  hintStart(addresses);
  window.localStorage.clear();
  window.history.replaceState(null, '', '/film');
  hintStart(addresses);
  expect(hinted()).toEqual([]);
});

it.each(['s=Registered', 'a=1; m=MRAM-07', 'g=ramasjang'])(
  '[PK460] hints nothing for whoever is kept in %s',
  (cookies) => {
    const kept = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    hintStart(addresses);
    expect(hinted()).toEqual([]);
    kept.mockReturnValue('mm=1; x=s=Registered');
    hintStart(addresses);
    kept.mockRestore();
    expect(hinted()).toHaveLength(2);
  },
);

it('[PK21] [storage-03] hints as ever where looking at the storage throws', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  hintStart(addresses);
  storage.mockRestore();
  expect(hinted()).toEqual(addresses.split(' '));
});

const notices = `<div id="failure-load" role="alert" hidden=""><p>Tjek forbindelsen</p><button>Prøv igen</button></div>`;

it('[PK23] tells a failure in place of the opening, and never over an application', () => {
  document.body.innerHTML = `<div id="root" hidden=""> <div data-opening="">Fjernsyn</div></div>${notices}`;
  const root = document.getElementById('root') as HTMLElement;
  showFailure(root, 'load', () => undefined);
  expect([root.querySelector('[data-opening]'), root.hidden]).toEqual([null, false]);
  expect(root.querySelector('[role=alert]:not([hidden]) button')).toBe(document.activeElement);
  document.body.innerHTML = `<div id="root"><main>Hjem</main></div>${notices}`;
  const running = document.getElementById('root') as HTMLElement;
  showFailure(running, 'load', () => undefined);
  expect(running.textContent).toBe('Hjem');
});

it('[PK25] calls an engine modern by names that came with the syntax of Chromium 63', () => {
  const script = { noModule: false };
  const scope = { Symbol: { asyncIterator: 1 }, Proxy: 1 };
  expect(isModern(scope, script)).toBe(true);
  expect(isModern({ ...scope, Symbol: {} }, script)).toBe(false);
  expect(isModern({}, script)).toBe(false);
  expect(isModern(scope, {})).toBe(false);
});
