type Listener = ((event: Event) => void) | { handleEvent(event: Event): void };

/** The part of an AbortSignal that callers use: a state, a reason, and listeners. */
export interface PlainAbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  onabort: ((event: Event) => void) | null;
  addEventListener(type: string, listener: Listener | null, options?: unknown): void;
  removeEventListener(type: string, listener: Listener | null): void;
  dispatchEvent(event: Event): boolean;
  throwIfAborted(): void;
}

/** An AbortController without the engine's help. */
export interface PlainAbortController {
  readonly signal: PlainAbortSignal;
  abort(reason?: unknown): void;
}

function isOnce(options: unknown): boolean {
  return typeof options === 'object' && options !== null && (options as { readonly once?: unknown }).once === true;
}

function abortError(): Error {
  return Object.assign(new Error('The operation was aborted.'), { name: 'AbortError' });
}

/** Makes the AbortController class for engines before Chromium 66; an abort without a reason carries an AbortError. */
export function createAbortController(): new () => PlainAbortController {
  class Signal implements PlainAbortSignal {
    aborted = false;
    reason: unknown = undefined;
    onabort: ((event: Event) => void) | null = null;
    private readonly listeners = new Map<Listener, boolean>();

    addEventListener(type: string, listener: Listener | null, options?: unknown): void {
      if (type === 'abort' && listener !== null && !this.listeners.has(listener)) {
        this.listeners.set(listener, isOnce(options));
      }
    }

    removeEventListener(type: string, listener: Listener | null): void {
      if (type === 'abort' && listener !== null) this.listeners.delete(listener);
    }

    dispatchEvent(event: Event): boolean {
      this.onabort?.(event);
      for (const [listener, once] of [...this.listeners]) {
        if (once) this.listeners.delete(listener);
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      }
      return true;
    }

    throwIfAborted(): void {
      if (this.aborted) throw this.reason;
    }
  }

  return class AbortController implements PlainAbortController {
    readonly signal = new Signal();

    abort(reason: unknown = abortError()): void {
      if (this.signal.aborted) return;
      this.signal.aborted = true;
      this.signal.reason = reason;
      // No event of the engine, as the oldest make none for scripts.
      this.signal.dispatchEvent({ type: 'abort', target: this.signal } as unknown as Event);
    }
  };
}
