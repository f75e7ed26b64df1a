import { createObservable } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createPrompts } from '../overlays/prompts';
import { createSignIn } from './sign-in';
import type { SignInFlow, SignInFlowDeps } from './sign-in-flow';

const setUp = () => {
  const prompts = createPrompts();
  const flow: SignInFlow = {
    require: vi.fn(),
    open: vi.fn(),
    arrive: vi.fn(),
    demand: vi.fn(),
    signOut: vi.fn(),
    stop: vi.fn(),
  };
  const fetchFlow = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ createSignInFlow: () => flow });
  const session = { state: createObservable({ role: 'anonymous', scopes: [] }) };
  const signIn = createSignIn({ prompts, session } as unknown as SignInFlowDeps, fetchFlow);
  return { prompts, flow, signIn };
};

test('[SH545] a sign-in whose code cannot be fetched says so, and retry fetches it again', async () => {
  const { prompts, flow, signIn } = setUp();
  signIn.open();
  await settled();
  expect(prompts.head.get()).toMatchObject({ kind: 'gencode', failure: 'http/unreachable', canClose: true });
  prompts.answer('retry');
  await settled();
  expect([prompts.head.get(), vi.mocked(flow.open).mock.calls.length]).toEqual([undefined, 1]);
});

test('[SH545] such a sign-in is closed by its button, and by Back', async () => {
  const { prompts, flow, signIn } = setUp();
  signIn.open();
  await settled();
  prompts.answer('close');
  expect([prompts.head.get(), vi.mocked(flow.open).mock.calls.length]).toEqual([undefined, 0]);
});

test('[SH545] what waits for it goes on once it is there', async () => {
  const { prompts, signIn, flow } = setUp();
  const required = signIn.require('account-catalog');
  await settled();
  prompts.answer('help');
  prompts.answer('retry');
  await required;
  expect(flow.require).toHaveBeenCalledWith('account-catalog');
});

test('[SH550] what waits for it is told where the viewer leaves', async () => {
  const { prompts, signIn } = setUp();
  const required = signIn.require('account-catalog');
  await settled();
  prompts.leave();
  await expect(required).rejects.toMatchObject({ code: 'shell/not-signed-in', message: 'Not signed in' });
});

test('[SH930] a demanded sign-in whose code cannot be fetched stays until it is there', async () => {
  const { prompts, flow, signIn } = setUp();
  signIn.demand();
  await settled();
  expect(prompts.head.get()).toMatchObject({ kind: 'gencode', failure: 'http/unreachable', canClose: false });
  prompts.answer('close');
  prompts.leave();
  expect(prompts.head.get()).toMatchObject({ kind: 'gencode' });
  prompts.answer('retry');
  await settled();
  expect([prompts.head.get(), vi.mocked(flow.demand).mock.calls.length]).toEqual([undefined, 1]);
});
