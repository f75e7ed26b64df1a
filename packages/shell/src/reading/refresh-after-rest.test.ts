import { createFakeClock, createFakeLifecycle } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { refreshAfterRest, shelfLifeMs } from './refresh-after-rest';

function setUp() {
  const clock = createFakeClock();
  const lifecycle = createFakeLifecycle();
  const refresh = vi.fn();
  refreshAfterRest({ clock, lifecycle, refresh });
  const rest = (ms: number): void => {
    lifecycle.send({ type: 'suspended' });
    clock.advance(ms);
    lifecycle.send({ type: 'resumed' });
  };
  return { lifecycle, refresh, rest };
}

test('[SH310] [found-start-05] what was read is read again after a rest of half an hour, and not after a shorter one', () => {
  const { refresh, rest } = setUp();
  rest(shelfLifeMs - 1);
  expect(refresh).not.toHaveBeenCalled();
  rest(shelfLifeMs);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('[SH310] a set that tells twice that it comes back is heard once, and one that was never left not at all', () => {
  const { lifecycle, refresh, rest } = setUp();
  lifecycle.send({ type: 'resumed' });
  rest(shelfLifeMs);
  lifecycle.send({ type: 'resumed' });
  expect(refresh).toHaveBeenCalledTimes(1);
});
