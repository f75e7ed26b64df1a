import { toMediaSurface } from '@fjernsyn/browser';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { readHbbtvKeys } from './hbbtv-keys';
import { createHbbtvPlatform } from './hbbtv-platform';
import { findSetApplication } from './page-objects/set-application';
import { createAppVisibility } from './red-button/app-visibility';
import { createRedNotice } from './red-button/red-notice';
import { createFakeSet, type FakeSet, type FakeSetOptions } from './testing/fake-set';

/** A set whose `<video>` plays files by itself, and the application's ports on it. */
async function open(options: FakeSetOptions = {}, isBackspaceBack = false) {
  const set = createFakeSet(options);
  const { window } = set;
  const clock = createFakeClock();
  const application = await findSetApplication(window.document, clock);
  const notice = createRedNotice({ document: window.document, clock, language: 'da', applicationName: 'Fjernsyn' });
  const visibility = application.isFromBroadcast
    ? createAppVisibility({ document: window.document, application, notice })
    : undefined;
  const keys = readHbbtvKeys(window, { isBackspaceBack });
  const ports = await createHbbtvPlatform({
    window,
    playerScripts: { scriptUrl: 'player.js' },
    keys,
    application,
    visibility,
  });
  const video = set.root.appendChild(window.document.createElement('video'));
  Object.assign(video, {
    canPlayType: (type: string) => (type === 'video/mp4' ? 'maybe' : ''),
    pause: () => undefined,
    load: () => set.told.push('load'),
  });
  const turns: string[] = [];
  ports.lifecycle.subscribe(({ type }) => turns.push(type));
  const openEngine = () => ports.mediaEngines.open(toMediaSurface(video), new AbortController().signal);
  return { ...set, visibility, ports, turns, openEngine };
}

/** What an application of the portal's has before its ports. */
async function openedIn(window: FakeSet['window']) {
  const application = await findSetApplication(window.document, createFakeClock());
  return { application, keys: readHbbtvKeys(window, { isBackspaceBack: false }) };
}

const channel = { name: 'DR1' };
const masks = { notice: 1, browsing: 0x1f, watching: 0xbf };

test('[HB7] tells what the set is, its version of HbbTV among it', async () => {
  const { ports } = await open({
    agent: 'HbbTV/1.6.1 (+DRM; Acme; TV 1000; ) Chrome/87.0',
    configuration: { preferredUILanguage: 'eng' },
  });
  expect(ports.device).toMatchObject({
    target: 'hbbtv',
    serviceDevice: 'tv_hbbtv',
    model: 'TV 1000',
    language: 'en',
    engine: 'HbbTV 2.0.3, Chromium 87',
    safeArea: 'broadcast',
  });
});

test.each([
  ['HbbTV/1.6.1 (+DRM; Samsung; TV 1000; )', 200],
  ['HbbTV/1.6.1 (+DRM; Acme; TV 1000; )', 350],
])('[HB150] [found-wire-01] %s has a delay of %s ms, and media in the order of its engine', async (agent, delayMs) => {
  const { window, ports } = await open({ agent });
  expect(ports.device).toMatchObject({ timing: { delayMs }, mediaFormats: ['mp4', 'dash', 'hls'] });
  Object.assign(window, { MediaSource: class {} });
  const { keys, application } = await openedIn(window);
  const withMedia = await createHbbtvPlatform({
    window,
    playerScripts: { scriptUrl: 'player.js' },
    keys,
    application,
    visibility: undefined,
  });
  expect(withMedia.device.mediaFormats).toEqual(['dash', 'mp4', 'hls']);
  const append = vi.spyOn(window.document.head, 'appendChild');
  void withMedia.mediaEngines.prepare();
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: 'https://fjernsyn.example/player.js' }));
});

test('[HB11] tells the set’s parental control as it is when asked, and the traits of its media', async () => {
  const threshold = { value: 12 };
  const { ports } = await open({
    parentalControl: { parentalRatingSchemes: { getParentalRatingScheme: () => ({ threshold }) } },
    capabilities: '<video_profile name="MP4_HEVC_HD_25" transport="dash"/>',
  });
  expect(ports.device.parentalControl?.()).toMatchObject({ isOn: true, limitAge: 15 });
  threshold.value = 0;
  expect(ports.device.parentalControl?.()).toMatchObject({ isOn: false, limitAge: undefined });
  expect(ports.device.mediaTraits).toEqual(['DASH', 'HEVC']);
});

test.each([true, false])('[HB2] tells whether Back comes as Backspace: %s', async (isBackspaceBack) => {
  const { ports } = await open({}, isBackspaceBack);
  expect(ports.device.isBackspaceBack).toBe(isBackspaceBack);
});

test('[HB8] one that the portal started asks before it ends, and ends', async () => {
  const { ports, told } = await open();
  expect([ports.lifecycle.exitStyle, ports.lifecycle.state]).toEqual(['ask', 'active']);
  ports.lifecycle.exit();
  expect(told).toEqual(['end']);
});

test('[HB8] [hbb-11] one that a channel started is left for its notice, and suspended meanwhile', async () => {
  const { ports, visibility, told, turns } = await open({ channel });
  expect([ports.lifecycle.exitStyle, ports.lifecycle.state]).toEqual(['system', 'suspended']);
  visibility?.show();
  expect(ports.lifecycle.state).toBe('active');
  ports.lifecycle.exit();
  expect([turns, told.includes('end')]).toEqual([['resumed', 'suspended'], false]);
  expect(told[told.length - 1]).toBe(`keys ${masks.notice}`);
});

test('[HB8] what hides the page and what closes the application suspend it once', async () => {
  const { visibility, turns, window } = await open({ channel });
  visibility?.show();
  const see = (visibilityState: string) => {
    Object.defineProperty(window.document, 'visibilityState', { value: visibilityState, configurable: true });
    window.document.dispatchEvent(new window.Event('visibilitychange'));
  };
  see('hidden');
  visibility?.hide();
  see('visible');
  visibility?.show();
  expect(turns).toEqual(['resumed', 'suspended', 'resumed']);
});

test('[HB9] [hbb-04] [hbb-05] the broadcast stops before anything plays and comes back after the decoder', async () => {
  const { openEngine, visibility, told } = await open({ channel });
  visibility?.show();
  told.length = 0;
  const engine = await openEngine();
  expect(told).toEqual(['stop', `keys ${masks.watching}`]);
  await engine.dispose();
  expect(told.slice(2)).toEqual(['load', 'bind', `keys ${masks.browsing}`]);
});

test('[HB9] leaving by red while something plays leads out of it, so that the channel can be seen', async () => {
  const { openEngine, ports, visibility, told } = await open({ channel });
  visibility?.show();
  ports.history.push('/se/havgus_12');
  const engine = await openEngine();
  const places: string[] = [];
  ports.history.subscribe(({ entry }) => places.push(entry.path));
  visibility?.hide();
  expect(places).toEqual(['/']);
  await engine.dispose();
  expect(told.slice(-3)).toEqual([`keys ${masks.notice}`, 'load', 'bind']);
  visibility?.show();
  visibility?.hide();
  expect(places).toEqual(['/']);
});

test('[HB10] [hbb-07] an outside page is no application of the channel’s', async () => {
  const { ports, told, window } = await open({ channel });
  const left: string[] = [];
  Object.defineProperty(window.location, 'assign', { value: (url: string) => left.push(url) });
  ports.lifecycle.leaveFor('https://other.example/');
  expect([told[told.length - 1], left]).toEqual(['channel null', ['https://other.example/']]);
});

test('[HB9] [hbb-02] one that the portal started touches no broadcast', async () => {
  const { openEngine, told } = await open();
  const engine = await openEngine();
  await engine.dispose();
  expect(told.filter((call) => !/^keys|load/.test(call))).toEqual([]);
});

test('[HB2] [back-12] [P093] Backspace erases in a text field, and reaches nobody elsewhere', async () => {
  const { ports, press } = await open();
  const heard: string[] = [];
  ports.remote.subscribe((event) => 'key' in event && heard.push(event.key) > 0);
  expect(press(8)).toBe(false);
  expect(press(461)).toBe(true);
  expect(heard).toEqual(['back']);
});
