import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { deviceIdKey, deviceIdOf } from './device-id';

test('[SE12] a set has one id, which is chance and is kept', () => {
  const ports = createFakePorts();
  const id = deviceIdOf(ports);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
  expect([deviceIdOf(ports), ports.store.read(deviceIdKey)]).toEqual([id, id]);
});

test.each(['', '<script>', 'abc'])('[SE12] what was kept and is none, as %j, gives way to a new one', (kept) => {
  const ports = createFakePorts();
  ports.store.write(deviceIdKey, kept);
  expect(deviceIdOf(ports)).not.toBe(kept);
  expect(deviceIdOf(ports)).toHaveLength(36);
});
