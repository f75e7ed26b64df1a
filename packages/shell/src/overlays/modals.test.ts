import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createModals, noticeLastsMs } from './modals';

const setUp = () => {
  const clock = createFakeClock();
  const modals = createModals(clock);
  return { clock, modals, top: () => modals.top.get()?.id };
};

test('[SH150] shows the newest dialog, and the one below when it is closed by its id', () => {
  const { modals, top } = setUp();
  modals.show({ id: 'a', kind: 'offline' });
  modals.show({ id: 'b', kind: 'offline' });
  modals.show({ id: 'a', kind: 'offline' });
  expect(top()).toBe('b');
  modals.close('unknown');
  modals.close('b');
  expect(top()).toBe('a');
  modals.close('a');
  expect(top()).toBeUndefined();
});

test('[SH150] nothing stands over a service that is down, and a reset takes all away', () => {
  const { modals, top } = setUp();
  modals.show({ id: 'down', kind: 'service-unavailable' });
  modals.show({ id: 'a', kind: 'offline' });
  expect(top()).toBe('down');
  modals.reset();
  expect(top()).toBeUndefined();
});

test('[SH151] shows one passive notice, until it is closed', () => {
  const { modals, clock } = setUp();
  modals.notify({ kind: 'offline' });
  clock.advance(60_000);
  expect(modals.notice.get()).toEqual({ kind: 'offline' });
  modals.closeNotice();
  expect([modals.notice.get(), clock.pending]).toEqual([undefined, 0]);
});

test('[SH151] a notice for a time goes by itself, and never takes the next one with it', () => {
  const { modals, clock } = setUp();
  modals.notify({ kind: 'offline' }, noticeLastsMs);
  clock.advance(noticeLastsMs - 1);
  modals.notify({ kind: 'offline' });
  clock.advance(1);
  expect(modals.notice.get()).toBeDefined();
  modals.notify({ kind: 'offline' }, noticeLastsMs);
  clock.advance(noticeLastsMs);
  expect(modals.notice.get()).toBeUndefined();
});
