/** What the binding knows of a mounted focusable element. */
export interface FocusableEntry {
  readonly element: HTMLElement;
  /** What is spoken when it gains focus. */
  readonly speech: (() => string) | undefined;
  /** Spoken before `speech` when focus comes from elsewhere: the rail's title. */
  readonly groupLabel: string | undefined;
  /** Hears that focus has rested on it. */
  readonly onRest?: (() => void) | undefined;
  /** What a dialog or a notice around it says. */
  readonly message?: string | undefined;
}
