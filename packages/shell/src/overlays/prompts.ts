import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { ActionOf, OverlayRequest, Prompt, PromptKind } from './overlay';

/** What came of a prompt: the chosen action, that it was removed, or that what it asked for came by another way. */
export type PromptAnswer<Kind extends PromptKind = PromptKind> = ActionOf<Kind> | 'cancelled' | 'fulfilled';

/** Options of {@link Prompts.ask}. */
export interface PromptOptions {
  /** Removes the prompt when it settles: the answer is then `fulfilled`, or the promise rejects with its reason. */
  readonly until?: Promise<unknown>;
}

/** Whoever keeps a prompt open while it changes, as a sign-in does from its code to its end. */
export interface PromptHost {
  /** Takes an action that the viewer chose; the prompt stays. */
  act(action: ActionOf<PromptKind>): void;
  /** Takes what the viewer has typed or picked: a PIN, a name, a profile's id. Nobody else keeps it. */
  enter?(value: string): void;
  /** Takes Back in the place of being cancelled, as where it leads to an earlier step. */
  back?(): void;
  /** Back, or a removal by whoever cleans up: runs once, after the prompt has gone. */
  onCancelled(): void;
  /** Whether Back does nothing. */
  readonly isMandatory?: boolean;
}

/** A prompt that its {@link PromptHost} changes; both do nothing once it has gone. */
export interface HostedPrompt {
  /** Shows another kind or payload in its place, under the same id. */
  change(request: OverlayRequest<PromptKind>): void;
  /** Takes it away. */
  close(): void;
}

/** The prompts, the newest first (S4.32, reading "Prompt stack"). */
export interface Prompts {
  /** The prompt that is seen. */
  readonly head: Observed<Prompt | undefined>;
  /** Puts a prompt first; resolves with what came of it. */
  ask<Kind extends PromptKind>(request: OverlayRequest<Kind>, options?: PromptOptions): Promise<PromptAnswer<Kind>>;
  /** Removes every prompt and asks this one alone. */
  replace<Kind extends PromptKind>(request: OverlayRequest<Kind>, options?: PromptOptions): Promise<PromptAnswer<Kind>>;
  /** Puts a prompt first that stays until its host closes it, or it is cancelled. */
  host(request: OverlayRequest<PromptKind>, host: PromptHost): HostedPrompt;
  /** Takes the action that the viewer chose: a head without a host is removed, with it as its answer. */
  answer(action: ActionOf<PromptKind>): void;
  /** Hands what the viewer has typed or picked to the head's host, where it takes any. */
  enter(value: string): void;
  /** Removes the last: internal clean-up. */
  cancel(): void;
  /** Removes the head. */
  cancelVisible(): void;
  /** Back: removes the head, unless it is mandatory or its host takes Back itself. */
  leave(): void;
}

/** A prompt that waits for its answer. */
interface Pending {
  readonly prompt: Prompt;
  readonly resolve: (answer: PromptAnswer) => void;
  readonly host?: PromptHost;
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

  const add = (request: OverlayRequest<PromptKind>, waiting: Omit<Pending, 'prompt'>): Pending => {
    askedCount++;
    const pending: Pending = { ...waiting, prompt: { ...request, id: `${request.kind}-${askedCount}` } as Prompt };
    put([pending, ...stack]);
    return pending;
  };

  const ask = <Kind extends PromptKind>(request: OverlayRequest<Kind>, { until }: PromptOptions = {}) =>
    new Promise<PromptAnswer<Kind>>((resolve, reject) => {
      const pending = add(request, { resolve: resolve as Pending['resolve'] });
      until?.then(
        () => remove([pending], 'fulfilled'),
        (reason: unknown) => {
          reject(reason);
          remove([pending], 'cancelled');
        },
      );
    });

  const hold = (request: OverlayRequest<PromptKind>, host: PromptHost): HostedPrompt => {
    let shown = add(request, { host, resolve: (answer) => answer === 'cancelled' && host.onCancelled() });
    return {
      change(next) {
        const before = shown;
        shown = { ...before, prompt: { ...next, id: before.prompt.id } as Prompt };
        put(stack.map((pending) => (pending === before ? shown : pending)));
      },
      close: () => remove([shown], 'fulfilled'),
    };
  };

  return {
    head,
    ask,
    replace(request, options) {
      const before = stack;
      const answer = ask(request, options);
      remove(before, 'cancelled');
      return answer;
    },
    host: hold,
    answer(action) {
      const [first] = stack;
      if (first?.host) first.host.act(action);
      else remove([first], action);
    },
    enter: (value) => stack[0]?.host?.enter?.(value),
    cancel: () => remove([stack[stack.length - 1]], 'cancelled'),
    cancelVisible: () => remove([stack[0]], 'cancelled'),
    leave() {
      const [first] = stack;
      if (first?.host?.back) first.host.back();
      else if (!first?.host?.isMandatory) remove([first], 'cancelled');
    },
  };
}
