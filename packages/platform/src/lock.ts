/** One at a time across tabs and windows of the same origin. */
export interface Lock {
  /** Runs `task` when nobody else holds `name`; resolves or rejects with it. */
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}
