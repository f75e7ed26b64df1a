import { expect, test, vi } from 'vitest';
import { createFakeWebos, type FakeWebosOptions } from './testing/fake-webos';
import { createWebosPlatform } from './webos-platform';

function open(options: FakeWebosOptions = {}) {
  const set = createFakeWebos(options);
  const ports = createWebosPlatform(set.window, { scriptUrl: 'player.js' });
  const heard: string[] = [];
  ports.remote.subscribe((event) => {
    heard.push('key' in event ? `${event.type} ${event.key}` : event.type);
    return true;
  });
  return { ...set, ports, heard };
}

test('[WO3] [WO10] opens with what it was launched for, in the language of the set’s menus', () => {
  const { ports } = open({
    system: { launchParams: '{"contentTarget":"/film/1"}', locale: 'en-GB', deviceInfo: '{"modelName":"OLED55C1"}' },
  });
  expect(ports.history).toMatchObject({ current: { path: '/film/1' }, hasAddresses: false });
  expect(ports.device).toMatchObject({
    target: 'webos',
    serviceDevice: 'tv_webos',
    language: 'en-GB',
    model: 'OLED55C1',
  });
});

test('[WO150] [found-wire-01] has its brand’s delay, gives media in the order of its engine, and plays by the script it was given', () => {
  const userAgent =
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/79.0.3945.79 Safari/537.36 LG Browser/8';
  const { window } = createFakeWebos({ userAgent });
  expect(createWebosPlatform(window, { scriptUrl: 'player.js' }).device.mediaFormats).toEqual(['mp4', 'dash', 'hls']);
  Object.assign(window, { MediaSource: class {} });
  const { device, mediaEngines } = createWebosPlatform(window, { scriptUrl: 'player.js' });
  expect([device.timing.delayMs, device.mediaFormats]).toEqual([180, ['dash', 'mp4', 'hls']]);
  const append = vi.spyOn(window.document.head, 'appendChild');
  void mediaEngines.prepare();
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: 'https://fjernsyn.example/player.js' }));
});

test.each([{}, { deviceInfo: 'no JSON', locale: 7 }, { deviceInfo: 'null', locale: '' }])(
  '[WO10] goes on where the set tells nothing of itself: %j',
  (system) => {
    const { device, history } = open({ system, hasLuna: false }).ports;
    expect([device.model, device.language.length > 0, history.current.path]).toEqual(['', true, '/']);
  },
);

test('[WO4] [deep-01] a relaunch is told to the application that runs', () => {
  const { ports, tell, told } = open();
  const paths: string[] = [];
  ports.lifecycle.subscribe((event) => event.type === 'relaunched' && paths.push(event.path));
  tell('webOSRelaunch', { contentTarget: '/film/2' });
  expect([paths, told]).toEqual([['/film/2'], ['activate']]);
});

test('[WO11] [back-04] leaves the question of leaving to the set, and asks it once', () => {
  const { ports, told } = open();
  expect(ports.lifecycle.exitStyle).toBe('system');
  ports.lifecycle.exit();
  expect(told).toEqual(['platformBack']);
});

test('[WO1] [back-13] hears Back by its code and by its name', () => {
  const { heard, key } = open();
  expect(key('keydown', 461)).toBe(true);
  key('keyup', 461);
  key('keydown', 0, 'GoBack');
  expect(heard).toEqual(['press back', 'release back', 'press back']);
});

test('[WO14] hears the pointer that comes and goes, by the event and by the codes of older sets', () => {
  const { heard, key, tell } = open();
  tell('cursorStateChange', { visibility: true });
  tell('cursorStateChange', { visibility: false });
  key('keydown', 1536);
  key('keydown', 1537);
  expect(heard).toEqual(['pointer-show', 'pointer-hide', 'pointer-show', 'pointer-hide']);
});

test('[WO12] the keyboard’s Back, a click’s echo and a stray move of the pointer reach nobody', () => {
  const { heard, key, tell, window } = open();
  const { body } = window.document;
  tell('keyboardStateChange', { visibility: true });
  key('keydown', 461);
  body.dispatchEvent(new window.MouseEvent('click', { detail: 1, bubbles: true }));
  key('keydown', 13, 'Enter');
  body.dispatchEvent(new window.MouseEvent('mousemove', { clientX: 10, bubbles: true }));
  expect(heard).toEqual([]);
});

test('[WO360] a set has a keyboard of its own', () => {
  expect(open().ports.device.hasOwnKeyboard).toBe(true);
});
