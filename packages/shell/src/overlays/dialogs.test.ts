import { expect, test } from 'vitest';
import { createDialogs } from './dialogs';

const setUp = () => {
  const dialogs = createDialogs();
  return { dialogs, top: () => dialogs.top.get()?.id };
};

test('[SH150] shows the newest dialog, and the one below when it is closed by its id', () => {
  const { dialogs, top } = setUp();
  dialogs.show({ id: 'a', kind: 'offline' });
  dialogs.show({ id: 'b', kind: 'offline' });
  dialogs.show({ id: 'a', kind: 'offline' });
  expect(top()).toBe('b');
  dialogs.close('unknown');
  dialogs.close('b');
  expect(top()).toBe('a');
  dialogs.close('a');
  expect(top()).toBeUndefined();
});

test('[SH150] a dialog that is shown without an id has its kind as its id', () => {
  const { dialogs, top } = setUp();
  dialogs.show({ kind: 'timeout' });
  expect(top()).toBe('timeout');
  dialogs.close('timeout');
  expect(top()).toBeUndefined();
});

test('[SH150] nothing stands over a service that is down, and a reset takes all away', () => {
  const { dialogs, top } = setUp();
  dialogs.show({ kind: 'service-unavailable' });
  dialogs.show({ kind: 'offline' });
  expect(top()).toBe('service-unavailable');
  dialogs.reset();
  expect(top()).toBeUndefined();
});

test('[SH250] what has happened takes away the dialogs that end with it, and no others', () => {
  const { dialogs, top } = setUp();
  dialogs.show({ kind: 'text', title: 'Havgus', parts: [] });
  dialogs.show({ kind: 'offline' });
  dialogs.show({ kind: 'service-unavailable' });
  dialogs.closeOn('page-left');
  dialogs.closeOn('service-back');
  expect(top()).toBe('offline');
  dialogs.closeOn('network-back');
  expect(top()).toBeUndefined();
});
