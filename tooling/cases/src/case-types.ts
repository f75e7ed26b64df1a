/** A node of a case's page, its box at rest in px of the page; roles and flags are as the file has them. */
export interface CaseNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly parent?: string | null;
  readonly role?: string;
  readonly focusable?: boolean;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  readonly active?: boolean;
  /** Holds focus until its first child comes. */
  readonly placeholder?: boolean;
  readonly memory?: string;
  readonly preferred?: string;
  readonly trap?: boolean;
  readonly open?: boolean;
  readonly block?: readonly string[] | string | boolean;
  readonly wrap?: boolean;
  /** Place among the siblings, where the box does not tell it. */
  readonly index?: number;
  readonly before?: string;
  readonly after?: string;
  /** The axis that scrolls; true is the axis of the role. */
  readonly scroll?: boolean | string;
  readonly align?: string | { readonly to: number };
  /** The part of its children that is seen. */
  readonly clip?: CaseBox;
  readonly now?: number;
  readonly virtual?: CaseVirtual;
  /** Text of a field, and where its caret stands. */
  readonly value?: string;
  readonly caret?: number;
  readonly longPress?: boolean;
}

/** A box in px. */
export interface CaseBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Children that exist by index: `item` and `gap` are px along the axis, `window` the first and last index that is mounted. */
export interface CaseVirtual {
  readonly count: number;
  readonly item: number;
  readonly gap?: number;
  readonly window?: readonly [number, number];
  readonly idPattern: string;
}

/** One entry of `keys` that is no plain key: a timed press or release, or an operation. */
export interface CaseStep {
  readonly op?: string;
  readonly key?: string;
  readonly keyup?: string;
  readonly t?: number;
  readonly repeat?: boolean;
  readonly then?: CaseStep;
  readonly [field: string]: unknown;
}

/** A case: a page, what is done with it, and what must come of it. */
export interface FocusCase {
  readonly id: string;
  /** The known fault that a fixture of ours stands for. */
  readonly case?: string;
  readonly layout: readonly CaseNode[];
  readonly start: string | null;
  readonly keys: readonly (string | CaseStep)[];
  readonly expect: string | null;
  readonly accept?: readonly (string | null)[];
  readonly expectAny?: readonly (string | null)[];
  readonly expectPath?: readonly (string | null)[];
  readonly expectEvents?: readonly string[];
  readonly expectConsumed?: boolean | readonly (boolean | null)[];
  readonly expectScroll?: ScrollExpectation | readonly ScrollExpectation[];
  readonly expectScrollSame?: { readonly id: string; readonly steps: readonly number[] };
  readonly config?: Readonly<Record<string, unknown>>;
  readonly dir?: 'ltr' | 'rtl';
}

/** Where a scrolling node must stand at the end. */
export interface ScrollExpectation {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
}

/** What is known after one step. */
export interface StepRecord {
  /** Focus after it. */
  readonly focused: string | null;
  /** Whether it is of a sort that can move focus. */
  readonly canMove: boolean;
  /** For a press of a key: whether the browser was kept from it. */
  readonly isConsumed: boolean | null;
  /** Scroll offsets of all nodes that have scrolled, as `id:x` and `id:y`. */
  readonly offsets: Readonly<Record<string, number>>;
}

/** All that happened in a case. */
export interface CaseRecord {
  /** The start, then each entry of `keys`. */
  readonly steps: readonly StepRecord[];
  /** In order: `select:a`, `long:a`, `back`, `key:red`, `focus:a`, `blur:a`. */
  readonly events: readonly string[];
  /** Whether the node with focus is seen whole in every box that scrolls it. */
  readonly isFocusVisible: boolean;
}
