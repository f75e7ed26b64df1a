/**
 * The part of AbortSignal and AbortController that domain packages use. Without it the libraries' `signal` is `any` where
 * the DOM's types are absent, and nonsense compiles. Named in `include` by the domain tsconfigs alone.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare var AbortController: { new (): AbortController };
