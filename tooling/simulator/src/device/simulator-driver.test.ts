import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSet } from '../testing/open-set';
import type { SimulatedTarget } from './device-state';
import { createSimulatorDriver } from './simulator-driver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(target: SimulatedTarget, model?: string) {
  const opened = openSet(target, { ...(model !== undefined && { model }), state: { stage: 'launcher' } });
  const frame = { load: vi.fn(), unload: vi.fn() };
  const driver = createSimulatorDriver(opened.device, frame, globalThis);
  const seen: string[] = [];
  frame.load.mockImplementation(() => {
    opened.device.connect().takeKeys((key, phase) => {
      seen.push(`${key} ${phase}`);
      return { isDelivered: true };
    });
  });
  return { ...opened, frame, driver, seen };
}

it('[SI8] starts an application anew with its payload, and calls one that runs without loading it again', () => {
  const { driver, frame } = setUp('tizen');
  driver.launch({ payload: { path: '/a' } });
  expect(driver.state()).toMatchObject({
    stage: 'running',
    launch: { number: 1, kind: 'cold', payload: { path: '/a' } },
  });
  driver.suspend();
  driver.launch({ kind: 'warm', payload: '/b' });
  expect(driver.state()).toMatchObject({ stage: 'running', launch: { number: 2, kind: 'warm', payload: '/b' } });
  expect(frame.load).toHaveBeenCalledTimes(1);
});

it('[SI8] leaves it to a webOS application when a call brings it to the front', () => {
  const { driver } = setUp('webos');
  driver.launch();
  driver.suspend();
  driver.launch({ kind: 'warm' });
  expect(driver.state().stage).toBe('suspended');
});

it('[SI8] loads an application that is called while none runs', () => {
  const { driver, frame } = setUp('webos');
  driver.launch({ kind: 'warm', payload: 'x' });
  expect(driver.state().launch.kind).toBe('cold');
  expect(frame.load).toHaveBeenCalledTimes(1);
});

it('[SI8] starts by the channel with a broadcast, and from the portal without one', () => {
  const { driver } = setUp('hbbtv');
  driver.launch({ start: 'red-button' });
  expect(driver.state()).toMatchObject({ tuner: 'presenting', start: 'red-button' });
  driver.launch({ start: 'portal' });
  expect(driver.state()).toMatchObject({ tuner: 'none', start: 'portal' });
});

it('[SI6] gives a button to the application, down and up', () => {
  const { driver, seen } = setUp('tizen');
  driver.launch();
  expect(driver.press('ok')).toEqual({ isDelivered: true });
  expect(seen).toEqual(['ok down', 'ok up']);
});

it.each([
  ['tizen', 'home', 'suspended'],
  ['webos', 'home', 'suspended'],
  ['webos', 'exit', 'suspended'],
  ['tizen', 'exit', 'launcher'],
  ['hbbtv', 'exit', 'launcher'],
] as const)('[SI6] keeps a button of the set from the application: %s %s', (target, key, stage) => {
  const { driver, seen, frame, logged } = setUp(target);
  driver.launch();
  frame.unload.mockClear();
  expect(driver.press(key).isDelivered).toBe(false);
  expect(driver.state().stage).toBe(stage);
  expect(seen).toEqual([]);
  expect(logged()).toContain(key);
  expect(frame.unload).toHaveBeenCalledTimes(stage === 'launcher' ? 1 : 0);
});

it('[SI6] tells that a button was not asked for, as a refusal', () => {
  const { driver, device, frame, logged } = setUp('tizen');
  frame.load.mockImplementation(() => device.connect().takeKeys(() => ({ isDelivered: false, why: 'not asked for' })));
  driver.launch();
  expect(driver.press('play')).toEqual({ isDelivered: false, why: 'not asked for' });
  expect(logged()).toContain('play refused');
});

it('[SI6] brings the application back by OK, and starts it by OK where none runs', () => {
  const { driver, seen } = setUp('tizen');
  driver.press('ok');
  expect(driver.state().stage).toBe('running');
  driver.press('home');
  driver.press('ok');
  expect(driver.state().stage).toBe('running');
  expect(seen).toEqual([]);
});

it('[SI37] walks the preview on the set’s home and opens its tiles, in the application that runs or in a new one', () => {
  const { driver, device } = setUp('tizen');
  const tile = (path: string) => ({ title: path, imageUrl: '', actionData: path });
  device.update({ preview: [tile('/1'), tile('/2')] });
  for (const key of ['right', 'right', 'right', 'left', 'ok'] as const) driver.press(key);
  expect(driver.state()).toMatchObject({ stage: 'running', launch: { kind: 'cold', payload: '/1' } });
  driver.press('home');
  for (const key of ['right', 'right', 'ok'] as const) driver.press(key);
  expect(driver.state()).toMatchObject({ stage: 'running', launch: { kind: 'warm', payload: '/2' } });
  driver.press('home');
  driver.press('ok');
  expect(driver.state()).toMatchObject({ stage: 'running', launch: { number: 2 } });
});

it('[SI6] gives Exit to a Tizen application that has registered it', () => {
  const { driver, device, seen } = setUp('tizen');
  driver.launch();
  device.update({ registeredKeys: ['Exit'] });
  driver.press('exit');
  expect(seen).toEqual(['exit down', 'exit up']);
});

it('[SI6] answers the set’s own question by the set’s own focus', () => {
  const { driver, device, seen } = setUp('webos');
  driver.launch();
  device.update({ isAskingToExit: true });
  driver.press('ok');
  expect(driver.state()).toMatchObject({ stage: 'running', isAskingToExit: false });
  device.update({ isAskingToExit: true });
  driver.press('right');
  driver.press('back');
  expect(driver.state()).toMatchObject({ stage: 'running', isAskingToExit: false, exitAnswer: 'stay' });
  device.update({ isAskingToExit: true });
  driver.press('right');
  driver.press('ok');
  expect(driver.state()).toMatchObject({ stage: 'launcher', isAskingToExit: false });
  expect(seen).toEqual([]);
});

it('[SI6] zaps on an HbbTV set by the channel keys, round the list', () => {
  const { driver, seen } = setUp('hbbtv');
  driver.launch();
  driver.press('channelDown');
  expect(driver.state().channel).toBe(2);
  driver.press('channelUp');
  expect(driver.state().channel).toBe(0);
  expect(seen).toEqual([]);
});

it('[SI6] closes the set’s keyboard by Back, which goes no further', () => {
  const { driver, seen } = setUp('webos');
  driver.launch();
  driver.setKeyboard(true);
  driver.press('back');
  expect(driver.state().isKeyboardShown).toBe(false);
  expect(seen).toEqual([]);
});

it('[SI6] puts the Magic Remote’s pointer away by an arrow, which goes on', () => {
  const { driver, seen } = setUp('webos');
  driver.launch();
  driver.setPointer(true);
  driver.press('left');
  expect(driver.state().isPointerShown).toBe(false);
  expect(seen).toEqual(['left down', 'left up']);
});

it('[SI7] repeats a button that is held', async () => {
  const { driver, seen } = setUp('webos');
  driver.launch();
  const held = driver.hold('right', 650);
  await vi.runAllTimersAsync();
  await held;
  expect(seen).toEqual(['right down', 'right repeat', 'right repeat', 'right repeat', 'right up']);
});

it('[SI9] ends a Tizen application whose Back is held', async () => {
  const { driver } = setUp('tizen');
  driver.launch();
  const held = driver.hold('back', 1500);
  await vi.runAllTimersAsync();
  await held;
  expect(driver.state().stage).toBe('launcher');
});

it('[SI10] gives an HbbTV set its broadcast back when the application ends', () => {
  const { driver } = setUp('hbbtv');
  driver.launch({ start: 'portal' });
  driver.press('exit');
  expect(driver.state()).toMatchObject({ stage: 'launcher', tuner: 'presenting' });
});

it('[SI11] shows a screensaver unless the application keeps it away', () => {
  const { driver, device, logged } = setUp('tizen');
  driver.launch();
  driver.showScreenSaver();
  vi.advanceTimersByTime(300);
  device.update({ isScreenSaverAllowed: false });
  driver.showScreenSaver();
  vi.advanceTimersByTime(300);
  expect(logged().slice(-2)).toEqual(['the screensaver shows', 'the screensaver is kept away']);
});

it('[SI12] changes what a viewer can change', () => {
  const { driver } = setUp('tizen');
  driver.setNetwork(false);
  driver.setVoiceGuide(true);
  driver.setCaptions(true);
  driver.setStorage(false);
  expect(driver.state()).toMatchObject({
    isOnline: false,
    isVoiceGuideOn: true,
    areCaptionsOn: true,
    isStorageWritable: false,
  });
});

it('[SI12] shows no pointer on a set without one', () => {
  const { driver } = setUp('hbbtv');
  driver.setPointer(true);
  expect(driver.state().isPointerShown).toBe(false);
});

it('[SI12] changes the parental limit, and says so', () => {
  const { driver, logged } = setUp('hbbtv');
  driver.setParentalLimit(15);
  expect(driver.state().parentalLimitAge).toBe(15);
  driver.setParentalLimit(0);
  expect(logged()).toEqual(['parental control from 15', 'parental control is off']);
});
