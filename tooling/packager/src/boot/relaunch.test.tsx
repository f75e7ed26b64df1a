import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const notice = `<div id="failure-load" role="alert" hidden=""><p>Tjek forbindelsen</p><button>Prøv igen</button></div>`;
const opening = '<div id="root"><div data-opening="">Fjernsyn</div></div>';

const activate = vi.fn<() => void>();
const reload = vi.fn<() => void>();
const listeners: (readonly [EventTarget, string, EventListener])[] = [];

/** Runs the script in a page that opens. */
beforeEach(async () => {
  document.body.innerHTML = `${opening}${notice}`;
  vi.stubGlobal('PalmSystem', { activate });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  for (const target of [window, document])
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listeners.push([target, type, listener as EventListener]);
    });
  vi.resetModules();
  await import('./relaunch');
});
afterEach(() => {
  document.head.querySelector('#boot')?.remove();
  document.body.innerHTML = '';
  listeners.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const tell = (type: string, event: Event): void => {
  for (const [, heard, listener] of listeners) if (heard === type) listener(event);
};
const call = (): void => tell('webOSRelaunch', new Event('webOSRelaunch'));
const failToLoad = (id: string): void => {
  const script = document.createElement('script');
  script.id = id;
  document.head.appendChild(script);
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: script });
  tell('error', event);
  script.remove();
};

it('[PK321] [found-start-04] a page that opens comes to the front when it is called', () => {
  call();
  expect([activate.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

it('[PK321] [PK322] [found-start-04] one whose boot script failed shows it with its button, comes to the front and tries again', () => {
  const boot = document.head.appendChild(document.createElement('script'));
  boot.id = 'boot';
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: boot });
  tell('error', event);
  expect(document.querySelector('#boot-failure:not([hidden]) button')).toBe(document.activeElement);
  call();
  expect([activate.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

it('[PK322] another script that fails is not its affair, and a running application answers for itself', () => {
  failToLoad('other');
  expect(document.getElementById('boot-failure')).toBeNull();
  document.body.innerHTML = '<div id="root"><main>Hjem</main></div>';
  call();
  expect(activate).not.toHaveBeenCalled();
});

it('[PK321] a page that begins behind others comes to the front, as it was called while the one before it went', async () => {
  vi.stubGlobal('PalmSystem', { activate, isActivated: false });
  vi.resetModules();
  await import('./relaunch');
  expect(activate).toHaveBeenCalledTimes(1);
});
