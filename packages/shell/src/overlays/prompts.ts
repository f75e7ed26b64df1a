import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { ActionOf, OverlayRequest, Prompt, PromptKind } from './overlay';

/** What came of a prompt: the chosen action, that it was removed, or that what it asked for came by another way. */
export type PromptAnswer<Kind extends PromptKind = PromptKind> = ActionOf<Kind> | 'cancelled' | 'fulfilled';

/** Options of {@link Prompts.ask}. */
export interface PromptOptions {
  /** Removes the prompt when it settles: the answer is then `fulfilled`, or the promise rejects with its reason. */
  readonly until?: Promise<unknown>;
}

/** The prompts, the newest first (S4.32, reading "Prompt stack"). */
export interface Prompts {
  /** The prompt that is seen. */
  readonly head: Observed<Prompt | undefined>;
  /** Puts a prompt first; resolves with what came of it. */
  ask<Kind extends PromptKind>(request: OverlayRequest<Kind>, options?: PromptOptions): Promise<PromptAnswer<Kind>>;
  /** Removes every prompt and asks this one alone. */
  replace<Kind extends PromptKind>(request: OverlayRequest<Kind>, options?: PromptOptions): Promise<PromptAnswer<Kind>>;
  /** Removes the head, with the action that the viewer chose as its answer. */
  answer(action: ActionOf<PromptKind>): void;
  /** Removes the last: internal clean-up. */
  cancel(): void;
  /** Removes the head, as Back does. */
  cancelVisible(): void;
}

/** A prompt that waits for its answer. */
interface Pending {
  readonly prompt: Prompt;
  readonly resolve: (answer: PromptAnswer) => void;
}

/** Makes the {@link Prompts}, with none. */
export function createPrompts(): Prompts {
  const head = createObservable<Prompt | undefined>(undefined);
  let stack: readonly Pending[] = [];
  let askedCount = 0;

  const put = (next: readonly Pending[]): void => {
    stack = next;
    head.set(stack[0]?.prompt);
  };

  /** Answers prompts once they are gone; those that are gone already have their answer. */
  const remove = (gone: readonly (Pending | undefined)[], answer: PromptAnswer): void => {
    put(stack.filter((pending) => !gone.includes(pending)));
    for (const pending of gone) pending?.resolve(answer);
  };

  const ask = <Kind extends PromptKind>(request: OverlayRequest<Kind>, { until }: PromptOptions = {}) =>
    new Promise<PromptAnswer<Kind>>((resolve, reject) => {
      askedCount++;
      const prompt = { ...request, id: `${request.kind}-${askedCount}` } as Prompt;
      const pending: Pending = { prompt, resolve: resolve as Pending['resolve'] };
      put([pending, ...stack]);
      until?.then(
        () => remove([pending], 'fulfilled'),
        (reason: unknown) => {
          reject(reason);
          remove([pending], 'cancelled');
        },
      );
    });

  return {
    head,
    ask,
    replace(request, options) {
      const before = stack;
      const answer = ask(request, options);
      remove(before, 'cancelled');
      return answer;
    },
    answer: (action) => remove([stack[0]], action),
    cancel: () => remove([stack[stack.length - 1]], 'cancelled'),
    cancelVisible: () => remove([stack[0]], 'cancelled'),
  };
}
