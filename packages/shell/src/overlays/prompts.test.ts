import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createPrompts, type PromptOptions } from './prompts';

const setUp = () => {
  const prompts = createPrompts();
  const answers: string[] = [];
  const ask = (title: string, options?: PromptOptions): void => {
    void prompts.ask({ kind: 'help_profile', title, html: [] }, options).then(
      (answer) => answers.push(`${title} ${answer}`),
      (reason: unknown) => answers.push(`${title} ${String(reason)}`),
    );
  };
  const head = () => {
    const prompt = prompts.head.get();
    return prompt?.kind === 'help_profile' ? prompt.title : prompt?.kind;
  };
  return { prompts, answers, ask, head };
};

const askThree = () => {
  const world = setUp();
  for (const title of ['a', 'b', 'c']) world.ask(title);
  return world;
};

test('[SH152] a new prompt goes first, and cancelling the visible one shows the one before', () => {
  const { prompts, head } = askThree();
  expect(head()).toBe('c');
  prompts.cancelVisible();
  expect(head()).toBe('b');
});

test('[SH152] cancel removes the last, which the viewer does not see', () => {
  const { prompts, head } = askThree();
  prompts.cancel();
  expect(head()).toBe('c');
  prompts.cancelVisible();
  prompts.cancelVisible();
  expect(head()).toBeUndefined();
  prompts.cancel();
  expect(head()).toBeUndefined();
});

test('[SH152] replace leaves one', () => {
  const { prompts, head } = askThree();
  void prompts.replace({ kind: 'close_app_confirmation' });
  expect(head()).toBe('close_app_confirmation');
  prompts.cancelVisible();
  expect(head()).toBeUndefined();
});

test('[SH251] who asks is told the action, or that the prompt was removed', async () => {
  const { prompts, answers } = askThree();
  prompts.answer('close');
  prompts.cancel();
  prompts.cancelVisible();
  await settled();
  expect(answers).toEqual(['c close', 'a cancelled', 'b cancelled']);
});

test('[SH251] a prompt that is replaced is cancelled, the new one answered', async () => {
  const { prompts, answers } = askThree();
  const answer = prompts.replace({ kind: 'close_app_confirmation' });
  prompts.answer('leave');
  await settled();
  expect(answers).toEqual(['c cancelled', 'b cancelled', 'a cancelled']);
  expect(await answer).toBe('leave');
});

test('[SH251] two prompts of a kind are told apart', () => {
  const { prompts, ask } = setUp();
  ask('a');
  const first = prompts.head.get()?.id;
  ask('b');
  expect(prompts.head.get()?.id).not.toBe(first);
});

test('[SH252] a prompt goes by itself once what it asked for is there, wherever it stands', async () => {
  const { answers, ask, head } = setUp();
  ask('a', { until: Promise.resolve() });
  ask('b');
  await settled();
  expect([head(), answers]).toEqual(['b', ['a fulfilled']]);
});

test('[SH252] where what it asked for fails, so does the answer', async () => {
  const { answers, ask, head } = setUp();
  ask('a', { until: Promise.reject(new AppError('api/refused')) });
  await settled();
  expect([head(), answers]).toEqual([undefined, [expect.stringContaining('api/refused')]]);
});

test('[SH252] what comes after the answer changes nothing', async () => {
  const { prompts, answers, ask, head } = setUp();
  ask('a', { until: settled() });
  prompts.cancelVisible();
  ask('b');
  await settled();
  await settled();
  expect([head(), answers]).toEqual(['b', ['a cancelled']]);
});

const host = (isMandatory = false) => {
  const prompts = createPrompts();
  const heard = { act: vi.fn(), enter: vi.fn(), onCancelled: vi.fn(), isMandatory };
  const prompt = prompts.host({ kind: 'gencode', canClose: true }, heard);
  return { prompts, heard, prompt };
};

test('[SH540] a prompt with a host changes under one id, wherever it stands, and stays when an action is chosen', () => {
  const { prompts, heard, prompt } = host();
  const id = prompts.head.get()?.id;
  prompts.answer('retry');
  expect(heard.act.mock.calls).toEqual([['retry']]);
  void prompts.ask({ kind: 'close_app_confirmation' });
  prompt.change({ kind: 'code_expired', canClose: true });
  expect(prompts.head.get()?.kind).toBe('close_app_confirmation');
  prompts.cancelVisible();
  expect(prompts.head.get()).toMatchObject({ id, kind: 'code_expired' });
});

test('[SH540] its host alone hears what is typed, and only while it is seen', () => {
  const { prompts, heard } = host();
  prompts.enter('4711');
  void prompts.ask({ kind: 'close_app_confirmation' });
  prompts.enter('8305');
  expect(heard.enter.mock.calls).toEqual([['4711']]);
  expect(JSON.stringify(prompts.head.get())).not.toContain('4711');
});

test('[SH540] its host hears once that somebody has removed it, not that it did so itself', () => {
  const { prompts, heard, prompt } = host();
  prompts.leave();
  prompt.close();
  prompt.change({ kind: 'code_expired', canClose: true });
  expect([prompts.head.get(), heard.onCancelled.mock.calls.length]).toEqual([undefined, 1]);
  const other = host();
  other.prompt.close();
  expect([other.prompts.head.get(), other.heard.onCancelled.mock.calls.length]).toEqual([undefined, 0]);
});

test('[SH542] Back leaves a prompt with a host, but not a mandatory one', () => {
  const { prompts, heard } = host(true);
  prompts.leave();
  expect([prompts.head.get()?.kind, heard.onCancelled.mock.calls.length]).toEqual(['gencode', 0]);
  prompts.cancelVisible();
  expect([prompts.head.get(), heard.onCancelled.mock.calls.length]).toEqual([undefined, 1]);
});
