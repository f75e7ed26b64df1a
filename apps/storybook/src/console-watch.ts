/** The one method of the console that a story may not call. */
export interface ErrorConsole {
  error: (...words: unknown[]) => void;
}

/** Watches the console around each story. */
export interface ConsoleWatch {
  /** Begins to listen; the returned function puts the console back. */
  readonly beforeEach: () => () => void;
  /** Throws what was written since. */
  readonly afterEach: () => void;
}

/**
 * Creates a {@link ConsoleWatch}: errors are still printed, and fail their story. React reports there what it would not
 * stop for: a key that is missing, an attribute that does not exist.
 */
export function createConsoleWatch(console: ErrorConsole): ConsoleWatch {
  const found: string[] = [];
  return {
    beforeEach() {
      const { error } = console;
      found.length = 0;
      console.error = (...words) => {
        found.push(words.map(String).join(' '));
        error.apply(console, words);
      };
      return () => {
        console.error = error;
      };
    },
    // The story's own clean-up comes only with the next story, which would then be blamed.
    afterEach() {
      if (found.length > 0) throw new Error(`The story wrote errors to the console:\n${found.join('\n')}`);
    },
  };
}
