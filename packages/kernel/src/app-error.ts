/** The error codes of each package, which its `errors.ts` adds by declaring this interface again; the kernel has none of its own. */
export interface ErrorCodes {
  readonly kernel: never;
}

/** The codes that an object of codes holds. */
export type CodesOf<Codes> = Codes[keyof Codes];

/** What a failed call rejects with: `area/what-happened`, lower case, never reused for another meaning. A package sees the codes of those that it imports. */
export type ErrorCode = CodesOf<ErrorCodes>;

/** Facts about a failure that may be shown to a developer: no token, PIN, password or personal text. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Options of an {@link AppError}. */
export interface AppErrorOptions {
  readonly message?: string;
  readonly facts?: ErrorFacts;
  readonly cause?: unknown;
}

/** A failure that the product knows. Any other throw is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;
  /** What failed beneath. Own field, as engines before Chromium 93 know no `cause` option. */
  override readonly cause: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code);
    this.name = 'AppError';
    this.code = code;
    this.facts = options.facts ?? {};
    this.cause = options.cause;
  }
}

/** Whether something thrown is an {@link AppError}, of `code` where one is given. */
export function isAppError(thrown: unknown, code?: ErrorCode): thrown is AppError {
  return thrown instanceof AppError && (code === undefined || thrown.code === code);
}

/** Anything thrown as an {@link AppError}; what is none becomes `fallback` with the thrown thing as its cause. */
export function toAppError(thrown: unknown, fallback: ErrorCode): AppError {
  return isAppError(thrown) ? thrown : new AppError(fallback, { cause: thrown });
}
