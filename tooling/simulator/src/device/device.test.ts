import { expect, it, vi } from 'vitest';
import { openSet } from '../testing/open-set';

it('[SI2] cuts a document off when the next one takes the set', () => {
  const { device, connected } = openSet('tizen');
  const hears = vi.fn();
  connected.subscribe(hears);
  connected.takeKeys(() => ({ isDelivered: true }));
  expect(device.sendKey('ok', 'down')).toEqual({ isDelivered: true });

  device.connect();
  device.update({ isOnline: false });
  connected.update({ isOnline: true });
  connected.record({ kind: 'call', name: 'late' });
  expect(hears).not.toHaveBeenCalled();
  expect(device.state().isOnline).toBe(false);
  expect(device.log()).toEqual([]);
  expect(device.sendKey('ok', 'down')).toEqual({ isDelivered: false, why: 'no application runs' });
});

it('[SI1] gives each line its time and tells it to who listens', () => {
  const { device } = openSet('webos');
  const hears = vi.fn();
  device.onRecord(hears);
  device.record({ kind: 'set', name: 'on' });
  const [line] = device.log();
  expect(line).toEqual({ kind: 'set', name: 'on', given: '', answer: '', isRefused: false, atMs: expect.any(Number) });
  expect(hears).toHaveBeenCalledWith(line);
});

it('[SI1] keeps the last 2000 lines', () => {
  const { device } = openSet('webos');
  for (let index = 0; index < 2100; index++) device.record({ kind: 'set', name: String(index) });
  expect(device.log()).toHaveLength(2000);
  expect(device.log()[0]?.name).toBe('100');
});

it('[SI91] [found-keys-02] a Samsung set tells fast forward once however long it is held, and an LG set again and again', () => {
  const told = (target: 'tizen' | 'webos'): readonly string[] => {
    const { device, connected } = openSet(target);
    const heard: string[] = [];
    connected.takeKeys((key, phase) => {
      heard.push(`${key} ${phase}`);
      return { isDelivered: true };
    });
    for (const key of ['fastForward', 'right'] as const) {
      for (const phase of ['down', 'repeat', 'up'] as const) device.sendKey(key, phase);
    }
    return heard;
  };
  const arrow = ['right down', 'right repeat', 'right up'];
  expect(told('tizen')).toEqual(['fastForward down', 'fastForward up', ...arrow]);
  expect(told('webos')).toEqual(['fastForward down', 'fastForward repeat', 'fastForward up', ...arrow]);
});
