import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import type { TizenWindow } from './tizen-api';
import { createTizenPlatform } from './tizen-platform';

const agent =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36';

type SetWindow = globalThis.Window & typeof globalThis & TizenWindow;

/** A Samsung set that was asked to open `payload`, and what it is told. */
function openSet(payload?: string) {
  const told: string[] = [];
  let asked = payload;
  const window = new Window({
    url: 'https://fjernsyn.example/',
    settings: { navigator: { userAgent: agent } },
  }) as unknown as SetWindow;
  const current = {
    exit: () => void told.push('exit'),
    getRequestedAppControl: () => ({
      appControl: { data: asked === undefined ? [] : [{ key: 'PAYLOAD', value: [asked] }] },
    }),
  };
  Object.assign(window, {
    tizen: { application: { getCurrentApplication: () => current } },
    webapis: {
      appcommon: { setScreenSaver: (state: number) => told.push(`saver ${state}`) },
      tvinfo: { getMenuValue: () => 1 },
    },
  });
  return {
    window,
    told,
    ports: createTizenPlatform(window, { scriptUrl: 'player.js' }),
    relaunch(next: string | undefined) {
      asked = next;
      window.dispatchEvent(new window.Event('appcontrol'));
    },
    key(type: 'keydown' | 'keyup', keyCode: number): boolean {
      const event = new window.KeyboardEvent(type, { keyCode, cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

test('[TZ9] [deep-05] opens with what it was launched for, and what comes later is told once each', () => {
  const { ports, relaunch } = openSet('{"path":"/serie/havgus_1"}');
  expect(ports.history).toMatchObject({ current: { path: '/serie/havgus_1' }, canGoBack: false, hasAddresses: false });
  const paths: string[] = [];
  ports.lifecycle.subscribe((event) => {
    if (event.type === 'relaunched') paths.push(event.path);
  });
  relaunch('{"values":"{\\"path\\":\\"/film/1\\"}"}');
  relaunch(undefined);
  relaunch('nonsense');
  expect(paths).toEqual(['/film/1', '/']);
});

test('[TZ9] opens at home when it was launched for nothing', () => {
  expect(openSet().ports.history.current.path).toBe('/');
});

test('[TZ10] [back-14] asks before it is left, and leaves by exit() once', () => {
  const { ports, told } = openSet();
  expect(ports.lifecycle.exitStyle).toBe('ask');
  ports.lifecycle.exit();
  expect(told).toEqual(['exit']);
});

test('[TZ11] [back-15] [P093] hears Back, and never keeps Exit from the set', () => {
  const { ports, key } = openSet();
  const heard: string[] = [];
  ports.remote.subscribe((event) => {
    if (event.type !== 'press') return false;
    heard.push(event.key);
    return event.key !== 'exit';
  });
  expect([key('keydown', 10009), key('keydown', 10182)]).toEqual([true, false]);
  expect(heard).toEqual(['back', 'exit']);
});

test('[TZ12] [key-12] takes the release of OK for its press on a model that sends no other', () => {
  const { ports, key } = openSet();
  const heard: string[] = [];
  ports.remote.subscribe((event) => {
    if (event.type === 'press') heard.push(event.key);
    return true;
  });
  key('keydown', 39);
  key('keyup', 39);
  key('keyup', 13);
  expect(heard).toEqual(['right', 'ok']);
});

test('[TZ6] [eng-06] is of the class of its line', () => {
  const { device } = openSet().ports;
  expect(device).toMatchObject({ target: 'tizen', engine: 'Chromium 76', timing: { delayMs: 200 } });
  expect(device.deviceClass).toMatchObject({ memory: 'normal', decodedImageBytes: 192 * 1024 * 1024 });
});

test('[TZ150] [found-wire-01] gives media in the order of its engine, and plays by the script it was given', () => {
  const { ports, window } = openSet();
  expect([ports.device.serviceDevice, ports.device.mediaFormats]).toEqual(['tv_tizen', ['mp4', 'dash', 'hls']]);
  Object.assign(window, { MediaSource: class {} });
  const withMedia = createTizenPlatform(window, { scriptUrl: 'player.js' });
  expect(withMedia.device.mediaFormats).toEqual(['dash', 'mp4', 'hls']);
  const append = vi.spyOn(window.document.head, 'appendChild');
  void withMedia.mediaEngines.prepare();
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: 'https://fjernsyn.example/player.js' }));
});

test('[TZ7] leaves reading aloud to the voice guide while that is on', () => {
  expect(openSet().ports.speech.screenReader).toBe('on');
});

test('[TZ13] starts in a window without any of Samsung’s objects', () => {
  const bare = new Window({ url: 'https://fjernsyn.example/' }) as unknown as SetWindow;
  const ports = createTizenPlatform(bare, { scriptUrl: 'player.js' });
  ports.lifecycle.exit();
  expect(ports.speech.screenReader).toBe('unknown');
  expect(ports.device.captions?.()).toBeUndefined();
  expect(ports.preview).toBeUndefined();
  expect(ports.outside.open('https://other.example')).toBe(false);
});

test('[TZ14] asks the set for nothing that names it or its owner', () => {
  const asked: string[] = [];
  const { window } = openSet();
  const productinfo = new Proxy({}, { get: (_target, name) => void asked.push(String(name)) });
  createTizenPlatform(Object.assign(window, { webapis: { productinfo } }), { scriptUrl: 'player.js' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => /duid|serial|mac|udid|user/i.test(name))).toEqual([]);
});

test('[TZ360] a set has a keyboard of its own', () => {
  expect(openSet().ports.device.hasOwnKeyboard).toBe(true);
});
