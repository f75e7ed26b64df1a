import { createFakeClock, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createScriptWindow } from '../testing/cast-rig';
import { installFakeSender } from '../testing/fake-sender';
import { loadSender } from './load-sender';
import type { SenderWindow } from './sender-namespace';

/** A loading, with its script in the test's hand. */
function setUp() {
  const { window, scripts } = createScriptWindow();
  const clock = createFakeClock();
  const page = window as SenderWindow;
  return { page, scripts, clock, loading: loadSender(page, clock) };
}

test('[BR650] the sender comes from Google’s address, and a page that has it asks for nothing', async () => {
  const { page, scripts, clock, loading } = setUp();
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1',
  ]);
  installFakeSender(page);
  page.__onGCastApiAvailable?.(true);
  const sender = await loading;
  expect(await loadSender(page, clock)).toEqual(sender);
  expect(scripts).toHaveLength(1);
});

test('[BR651] a script that does not come is unreachable, at once or after 15 s', async () => {
  const failed = setUp();
  failed.scripts[0]?.tell('error');
  await expect(failed.loading).rejects.toMatchObject({ code: 'cast/unreachable' });
  const slow = setUp();
  slow.clock.advance(14_999);
  const outcome = slow.loading.catch(({ code }) => code);
  await settled();
  slow.clock.advance(1);
  expect(await outcome).toBe('cast/unreachable');
});

test('[BR651] a browser that says that it cannot cast is unavailable', async () => {
  const { page, loading } = setUp();
  page.__onGCastApiAvailable?.(false);
  await expect(loading).rejects.toMatchObject({ code: 'cast/unavailable' });
});
