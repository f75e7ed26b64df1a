import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createNotices } from './notices';

const setUp = () => {
  const clock = createFakeClock();
  return { clock, notices: createNotices(clock) };
};

test('[SH151] shows one passive notice, until it is closed', () => {
  const { notices, clock } = setUp();
  notices.show({ kind: 'offline' });
  clock.advance(60_000);
  expect(notices.current.get()).toEqual({ kind: 'offline' });
  notices.close('dead-link');
  expect(notices.current.get()).toEqual({ kind: 'offline' });
  notices.close();
  expect([notices.current.get(), clock.pending]).toEqual([undefined, 0]);
});

test('[SH151] a notice for a time goes by itself, and never takes the next one with it', () => {
  const { notices, clock } = setUp();
  notices.show({ kind: 'dead-link' });
  clock.advance(7_999);
  notices.show({ kind: 'offline' });
  clock.advance(1);
  expect(notices.current.get()).toEqual({ kind: 'offline' });
});

test('[SH1051] a notice that stands until it is closed shows again after a passing one, unless it was closed meanwhile', () => {
  const { notices, clock } = setUp();
  notices.show({ kind: 'offline' });
  notices.show({ kind: 'dead-link' });
  expect(notices.current.get()).toEqual({ kind: 'dead-link' });
  clock.advance(8_000);
  expect(notices.current.get()).toEqual({ kind: 'offline' });
  notices.show({ kind: 'dead-link' });
  notices.close('offline');
  expect(notices.current.get()).toEqual({ kind: 'dead-link' });
  clock.advance(8_000);
  expect([notices.current.get(), clock.pending]).toEqual([undefined, 0]);
});
