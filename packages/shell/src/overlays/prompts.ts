import { createObservable, type Observed } from '@fjernsyn/kernel';

/** A demand on the viewer that takes the whole attention (S2 "Modal prompts"); its head decides what is seen. */
export type Prompt =
  /** Whether the application is really to be left. */
  | { readonly id: string; readonly kind: 'close_app_confirmation' }
  /** A page of help to be read (S2.33, S2.34). */
  | ({ readonly id: string; readonly kind: HelpKind } & HelpText);

/** What help can be asked for: with the product, or with profiles. */
export type HelpKind = 'help_page_modal' | 'help_profile';

/** What a page of help says; its html is as the service sent it, and must be read before it is shown. */
export interface HelpText {
  /** Empty where the page has none. */
  readonly title: string;
  readonly html: readonly string[];
}

/** The demands on the viewer, the newest first (S4 "Sign-in", decisions "Prompt stack"). */
export interface Prompts {
  /** What the viewer sees. */
  readonly head: Observed<Prompt | undefined>;
  /** Puts a prompt first. */
  request(prompt: Prompt): void;
  /** Removes the last: a clean-up of ours. */
  cancel(): void;
  /** Removes the head, as Back and close do. */
  cancelVisible(): void;
  /** Leaves this one alone. */
  replace(prompt: Prompt): void;
}

/** Makes the {@link Prompts}, with none. */
export function createPrompts(): Prompts {
  const head = createObservable<Prompt | undefined>(undefined);
  let stack: readonly Prompt[] = [];
  const settle = (next: readonly Prompt[]): void => {
    stack = next;
    head.set(stack[0]);
  };
  return {
    head,
    request: (prompt) => settle([prompt, ...stack]),
    cancel: () => settle(stack.slice(0, -1)),
    cancelVisible: () => settle(stack.slice(1)),
    replace: (prompt) => settle([prompt]),
  };
}
