import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installWebosSystem } from './webos-system';

interface LgWindow {
  readonly PalmSystem: { launchParams: string; launchReason: string; activate(): void; platformBack(): void };
  readonly webOSSystem?: object;
}

function setUp({ model, payload }: { readonly model?: string; readonly payload?: unknown } = {}) {
  const opened = openSet('webos', {
    ...(model !== undefined && { model }),
    state: { launch: { number: 1, kind: 'cold', payload } },
  });
  installWebosSystem(opened.window, opened.connected);
  const lg = opened.window as unknown as LgWindow;
  const heard: [string, unknown][] = [];
  for (const type of ['webOSLaunch', 'webOSRelaunch'])
    opened.window.document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]), true);
  return { ...opened, lg, system: lg.PalmSystem, heard };
}

it('[SI41] has the parameters of the start as text, and tells of it once the page has loaded', async () => {
  const { system, heard, window } = setUp({ payload: { path: '/a' } });
  expect(JSON.parse(system.launchParams)).toEqual({ path: '/a' });
  expect(heard).toEqual([]);
  window.dispatchEvent(new window.Event('load'));
  await expect.poll(() => heard).toEqual([['webOSLaunch', { path: '/a' }]]);
});

it('[SI41] has empty parameters for a plain start, and a word as what is to be shown', () => {
  expect(setUp().system.launchParams).toBe('{}');
  expect(JSON.parse(setUp({ payload: '/b' }).system.launchParams)).toEqual({ contentTarget: '/b' });
});

it('[SI41] tells a running application of a call, which stays behind until it comes to the front by itself', () => {
  const { system, heard, device } = setUp();
  device.update({ stage: 'suspended' });
  device.update({ launch: { number: 2, kind: 'warm', payload: { path: '/c' } } });
  expect(heard).toEqual([['webOSRelaunch', { path: '/c' }]]);
  expect(system.launchReason).toBe('relaunch');
  expect(device.state().stage).toBe('suspended');
  system.activate();
  expect(device.state().stage).toBe('running');
});

it.each([
  ['2021', { stage: 'running', isAskingToExit: true }],
  ['2020', { stage: 'suspended', isAskingToExit: false }],
])('[SI42] asks at platformBack from webOS 6 on, and shows Home before: model %s', (model, state) => {
  const { system, device } = setUp({ model });
  system.platformBack();
  expect(device.state()).toMatchObject(state);
});

it('[SI42] ends by window.close', async () => {
  const { window, device } = setUp();
  window.close();
  await expect.poll(() => device.state().stage).toBe('launcher');
});

it('[SI42] has the new name from webOS 4 on', () => {
  expect(setUp({ model: '2016' }).lg.webOSSystem).toBeUndefined();
  const { lg } = setUp({ model: '2018' });
  expect(lg.webOSSystem).toBe(lg.PalmSystem);
});
