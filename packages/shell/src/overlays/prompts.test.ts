import { expect, test } from 'vitest';
import { createPrompts, type Prompt } from './prompts';

const prompt = (id: string): Prompt => ({ id, kind: 'close_app_confirmation' });

const setUp = () => {
  const prompts = createPrompts();
  for (const id of ['a', 'b', 'c']) prompts.request(prompt(id));
  return { prompts, head: () => prompts.head.get()?.id };
};

test('[SH152] a new prompt goes first, and cancelling the visible one shows the one before', () => {
  const { prompts, head } = setUp();
  expect(head()).toBe('c');
  prompts.cancelVisible();
  expect(head()).toBe('b');
});

test('[SH152] cancel removes the last, which the viewer does not see', () => {
  const { prompts, head } = setUp();
  prompts.cancel();
  expect(head()).toBe('c');
  prompts.cancelVisible();
  prompts.cancelVisible();
  expect(head()).toBeUndefined();
  prompts.cancel();
  expect(head()).toBeUndefined();
});

test('[SH152] replace leaves one', () => {
  const { prompts, head } = setUp();
  prompts.replace(prompt('d'));
  expect(head()).toBe('d');
  prompts.cancelVisible();
  expect(head()).toBeUndefined();
});
