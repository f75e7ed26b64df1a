import type { MediaEngine } from '@fjernsyn/platform';
import { createFakeMediaEngine, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createEngineSlot } from './engine-slot';

function setUp() {
  const waiting: ((engine: MediaEngine) => void)[] = [];
  const slot = createEngineSlot({
    prepare: async () => undefined,
    open: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const open = (signal = new AbortController().signal) => slot.open(fakeMediaSurface, signal);
  return { slot, waiting, open };
}

test('[PL11] opens the next engine only when the last has given the decoder back', async () => {
  const { slot, waiting, open } = setUp();
  let giveBack: () => void = () => undefined;
  const first = {
    ...createFakeMediaEngine(),
    dispose: () =>
      new Promise<void>((resolve) => {
        giveBack = resolve;
      }),
  };
  const opening = open();
  await settled();
  waiting[0]?.(first);
  slot.release(await opening);
  void open();
  await settled();
  expect(waiting).toHaveLength(1);
  giveBack();
  await settled();
  expect(waiting).toHaveLength(2);
});

test('[PL11] gives an engine back that comes too late, and opens none that is no longer wanted', async () => {
  const { slot, waiting, open } = setUp();
  const [late, never] = [new AbortController(), new AbortController()];
  const engine = createFakeMediaEngine();
  const outcomes = [open(late.signal), open(never.signal)].map((opening) =>
    expect(opening).rejects.toMatchObject({ code: 'media/superseded' }),
  );
  await settled();
  late.abort();
  never.abort();
  waiting[0]?.(engine);
  await Promise.all(outcomes);
  await slot.whenFree();
  expect([engine.calls, waiting.length]).toEqual([['dispose'], 1]);
});
