import { expect, it, vi } from 'vitest';
import { remoteKeys } from '../device/simulator-key';
import { openSet } from '../testing/open-set';
import { createTvInputDevice, inputPrivilege, tizenGate } from './tv-input-device';

function setUp(privileges: readonly string[] = [inputPrivilege]) {
  const opened = openSet('tizen', { privileges });
  return { ...opened, input: createTvInputDevice(opened.window, opened.connected), gate: tizenGate(opened.connected) };
}

it('[SI30] lets arrows, OK and Back through, and other buttons once they are registered', () => {
  const { input, gate } = setUp();
  expect(gate('back')).toEqual({ name: 'XF86Back', code: 10009 });
  expect(gate('ok')).toMatchObject({ code: 13 });
  expect(gate('play')).toEqual({ why: 'MediaPlay is not registered' });
  input.registerKey('MediaPlay');
  expect(gate('play')).toMatchObject({ code: 415 });
  input.unregisterKey('MediaPlay');
  expect(gate('play')).toHaveProperty('why');
});

it('[SI30] can bring every button of its remote but those of the set', () => {
  const { input, gate } = setUp();
  for (const { name } of input.getSupportedKeys()) input.registerKey(name);
  input.registerKey('MediaPlayPause');
  const kept = remoteKeys.tizen.filter((key) => 'why' in gate(key));
  expect(kept).toEqual(['home']);
});

it('[SI82] refuses an unknown name, and every name without the privilege', () => {
  const { input, device } = setUp();
  expect(() => input.registerKey('MediaPlaying')).toThrow(expect.objectContaining({ name: 'InvalidValuesError' }));
  const without = setUp([]);
  expect(() => without.input.registerKey('MediaPlay')).toThrow(
    expect.objectContaining({ name: 'SecurityError', code: 18 }),
  );
  expect(device.state().registeredKeys).toEqual([]);
  expect(without.logged()).toEqual(['tizen.tvinputdevice.registerKey refused']);
});

it('[SI30] lists its keys without MediaPlayPause, which can be registered all the same', () => {
  const { input, gate } = setUp();
  const names = input.getSupportedKeys().map(({ name }) => name);
  expect(names).not.toContain('MediaPlayPause');
  expect(names).toContain('ColorF0Red');
  expect(input.getKey('ColorF0Red')).toEqual({ name: 'ColorF0Red', code: 403 });
  expect(input.getKey('Nothing')).toBeNull();
  input.registerKey('MediaPlayPause');
  expect(gate('playPause')).toMatchObject({ code: 10252 });
});

it('[SI30] registers a batch and answers later; one unknown name fails it', async () => {
  const { input, device } = setUp();
  const done = vi.fn();
  const fail = vi.fn();
  input.registerKeyBatch(['0', '1'], done, fail);
  expect(done).not.toHaveBeenCalled();
  await expect.poll(() => done).toHaveBeenCalledTimes(1);
  expect(device.state().registeredKeys).toEqual(['0', '1']);
  input.registerKeyBatch(['2', 'Nothing'], done, fail);
  await expect.poll(() => fail).toHaveBeenCalledWith(expect.objectContaining({ name: 'InvalidValuesError' }));
});
