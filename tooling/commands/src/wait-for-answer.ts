/** What waiting stands on: how to ask an address for its status, and how to let time pass. */
export interface WaitForAnswerOptions {
  readonly statusOf: (url: string) => Promise<number>;
  readonly pause: () => Promise<void>;
  readonly tries: number;
}

const defaults = {
  statusOf: async (url) => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status,
  pause: () => new Promise((resolve) => setTimeout(resolve, 100)),
  tries: 100,
} as const satisfies WaitForAnswerOptions;

/**
 * Resolves once an address answers; rejects after `tries` with why not. An error page counts as an answer: it tells what is
 * wrong with the sources, and the next good build heals it; only 503 says that the server is still starting.
 */
export const waitForAnswer = async (url: string, options: WaitForAnswerOptions = defaults): Promise<void> => {
  const { statusOf, pause, tries } = options;
  for (let attempt = 1; ; attempt += 1) {
    const complaint = await statusOf(url).then(
      (status) => (status === 503 ? 'it is still starting' : undefined),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (complaint === undefined) return;
    if (attempt >= tries) throw new Error(`${url} does not answer: ${complaint}`);
    await pause();
  }
};
