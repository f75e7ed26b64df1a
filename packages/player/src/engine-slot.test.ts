import { AppError } from '@fjernsyn/kernel';
import type { MediaEngine } from '@fjernsyn/platform';
import { createFakeMediaEngine, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createEngineSlot } from './engine-slot';

function setUp(stopsWhereAborted = true) {
  const waiting: ((engine: MediaEngine) => void)[] = [];
  const slot = createEngineSlot({
    prepare: async () => undefined,
    open: (_, signal) =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        if (stopsWhereAborted) signal.addEventListener('abort', () => reject(new AppError('media/superseded')));
      }),
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

test('[PL11] is free when the last engine has given the decoder back', async () => {
  const { slot, waiting, open } = setUp();
  let giveBack: () => void = () => undefined;
  const opening = open();
  await settled();
  const given = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  waiting[0]?.({ ...createFakeMediaEngine(), dispose: () => given });
  slot.release(await opening);
  let isFree = false;
  void slot.whenFree().then(() => {
    isFree = true;
  });
  await settled();
  expect(isFree).toBe(false);
  giveBack();
  await settled();
  expect(isFree).toBe(true);
});

test('[PL11] gives an engine back that comes too late, and opens none that is no longer wanted', async () => {
  const { slot, waiting, open } = setUp(false);
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

test('[PL37] an opening that never ends stops with whoever waited for it, and the next one opens', async () => {
  const { waiting, open } = setUp();
  const first = new AbortController();
  const stopped = expect(open(first.signal)).rejects.toMatchObject({ code: 'media/superseded' });
  const second = open();
  await settled();
  expect(waiting).toHaveLength(1);
  first.abort();
  await stopped;
  await settled();
  const engine = createFakeMediaEngine();
  waiting[1]?.(engine);
  await expect(second).resolves.toBe(engine);
});
