import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeShaka, createFakeVideo } from '../../testing/fake-shaka';
import { attachShaka } from './attach-shaka';

/** A player that waits for its source to open, which the test decides on. */
function setUp() {
  const { namespace, calls } = createFakeShaka();
  const player = new namespace.Player();
  let open: (error?: unknown) => void = () => undefined;
  const opening = new Promise<void>((resolve, reject) => {
    open = (error) => (error ? reject(error) : resolve());
  });
  const video = createFakeVideo();
  const controller = new AbortController();
  const attach = () => attachShaka({ ...player, attach: () => opening }, video, controller.signal);
  return { attach, open, calls, video, abort: () => controller.abort() };
}

const freed = { player: ['destroy'], video: ['remove src', 'load'] };

test('[BR54] a source that opens attaches, and what the element says later is not its affair', async () => {
  const { attach, open, calls, video, abort } = setUp();
  const attached = attach();
  open();
  await attached;
  video.dispatch('error');
  abort();
  await settled();
  expect([calls, video.calls]).toEqual([[], []]);
});

test('[BR54] a source whose address the browser refuses is said at once, and the element is free', async () => {
  const { attach, calls, video } = setUp();
  const attached = attach();
  video.dispatch('error');
  await expect(attached).rejects.toMatchObject({ code: 'media/engine-unavailable', facts: { why: 'source-refused' } });
  expect({ player: calls, video: video.calls }).toEqual(freed);
});

test('[BR54] a source that neither opens nor fails ends with whoever waits for it', async () => {
  const { attach, calls, video, abort } = setUp();
  const attached = attach();
  abort();
  await expect(attached).rejects.toMatchObject({ code: 'media/superseded' });
  expect({ player: calls, video: video.calls }).toEqual(freed);
});

test('[BR54] where nobody waits any more nothing is attached', async () => {
  const { attach, abort } = setUp();
  abort();
  await expect(attach()).rejects.toMatchObject({ code: 'media/superseded' });
});

test('[BR54] a player that cannot attach is told with its number', async () => {
  const { attach, open } = setUp();
  const attached = attach();
  open({ severity: 2, category: 3, code: 3014, data: [] });
  await expect(attached).rejects.toMatchObject({
    code: 'media/engine-unavailable',
    facts: { why: 'no-attach', shakaCode: 3014 },
  });
});
