import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createSupport } from './support';

test('[SH238] hears each press as the set means it, and lets it go on to whom it is for', () => {
  const ports = createFakePorts();
  const support = createSupport(ports);
  const keys: string[] = [];
  const stop = support.hear((key) => keys.push(key));
  expect(ports.remote.press('red')).toBe(false);
  stop();
  ports.remote.press('blue');
  expect(keys).toEqual(['red']);
});

test('[SH238] emits that its screens are shown and closed, and nothing of what is done there', () => {
  const ports = createFakePorts();
  const support = createSupport(ports);
  support.shown('key-test')();
  expect(support.events()).toEqual([
    { type: 'modal-shown', kind: 'key-test' },
    { type: 'modal-closed', kind: 'key-test' },
  ]);
});

test('[SH238] names the set by the same id each time', () => {
  const support = createSupport(createFakePorts());
  expect(support.deviceId()).toBe(support.deviceId());
});
