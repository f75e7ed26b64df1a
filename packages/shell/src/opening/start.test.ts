import type { ServiceConfig } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createStart, type Opened } from './start';

const config = {} as ServiceConfig;

const parts = {} as Opened;

test('[SH3] opens once, and makes what it opens before anybody hears of it', async () => {
  const heard: string[] = [];
  const start = createStart({
    loadConfig: async () => config,
    onOpen() {
      heard.push('made');
      return parts;
    },
  });
  start.state.subscribe(() => heard.push(start.state.get().phase));
  start.open();
  start.open();
  await settled();
  start.open();
  await settled();
  expect(heard).toEqual(['made', 'open']);
});

test('[SH3] says why it failed, and tries again', async () => {
  let answers = 0;
  const start = createStart({
    loadConfig: () => (answers++ === 0 ? Promise.reject(new AppError('http/unreachable')) : Promise.resolve(config)),
    onOpen: () => parts,
  });
  start.open();
  await settled();
  expect(start.state.get()).toMatchObject({ phase: 'failed', error: { code: 'http/unreachable' } });
  start.open();
  expect(start.state.get()).toMatchObject({ phase: 'opening', error: { code: 'http/unreachable' } });
  await settled();
  expect(start.state.get().phase).toBe('open');
});

test('[SH235] gives up a try that still waits where another is asked for, and never one that is the first', async () => {
  const signals: AbortSignal[] = [];
  const hanging: ((thrown: unknown) => void)[] = [];
  const start = createStart({
    loadConfig(signal) {
      signals.push(signal);
      return signals.length === 4 ? Promise.resolve(config) : new Promise((_, reject) => hanging.push(reject));
    },
    onOpen: () => parts,
  });
  start.open();
  start.open();
  expect(signals).toHaveLength(1);
  hanging[0]?.(new AppError('http/timeout'));
  await settled();
  start.open();
  start.open();
  hanging[1]?.(new AppError('http/aborted'));
  await settled();
  expect([start.state.get(), signals.map(({ aborted }) => aborted)]).toMatchObject([
    { phase: 'opening', error: { code: 'http/timeout' } },
    [true, true, false],
  ]);
  start.open();
  await settled();
  expect(start.state.get().phase).toBe('open');
});

test('[SH3] wraps what nobody expected', async () => {
  const start = createStart({ loadConfig: () => Promise.reject('odd'), onOpen: () => parts });
  start.open();
  await settled();
  expect(start.state.get()).toMatchObject({ phase: 'failed', error: { code: 'shell/unexpected', cause: 'odd' } });
});
