import type { ServiceConfig } from '@fjernsyn/contracts';
import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createStart } from './start';

const config = {} as ServiceConfig;

test('[SH3] opens once, and makes what it opens before anybody hears of it', async () => {
  const heard: string[] = [];
  const start = createStart({ loadConfig: async () => config, onOpen: () => heard.push('made') });
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
    onOpen: () => undefined,
  });
  start.open();
  await settled();
  expect(start.state.get()).toMatchObject({ phase: 'failed', error: { code: 'http/unreachable' } });
  start.open();
  expect(start.state.get()).toMatchObject({ phase: 'opening', error: { code: 'http/unreachable' } });
  await settled();
  expect(start.state.get().phase).toBe('open');
});

test('[SH3] wraps what nobody expected', async () => {
  const start = createStart({ loadConfig: () => Promise.reject('odd'), onOpen: () => undefined });
  start.open();
  await settled();
  expect(start.state.get()).toMatchObject({ phase: 'failed', error: { code: 'shell/unexpected', cause: 'odd' } });
});
