import type { Returned } from './evaluate';

/** A sentence that names what is waited for, alone or with a limit of its own. */
export type Awaiting = string | { readonly what: string; readonly timeoutMs: number };

/** For what hangs: a machine that shares its cores with ten others keeps within it. */
const defaultTimeoutMs = 30_000;
const pollMs = 50;

/**
 * Asks the page again and again until it answers with something truthy, and gives that back. Past the limit it rejects
 * with the sentence, the last error of the question, and whatever `describe` adds.
 */
export async function waitForFact<Result>(
  awaiting: Awaiting,
  ask: () => Promise<Returned<Result>>,
  describe: (what: string) => Promise<string>,
): Promise<NonNullable<Returned<Result>>> {
  const { what, timeoutMs } = typeof awaiting === 'string' ? { what: awaiting, timeoutMs: defaultTimeoutMs } : awaiting;
  const lastAt = performance.now() + timeoutMs;
  let lastError = '';
  for (;;) {
    try {
      const found = await ask();
      if (found) return found as NonNullable<Returned<Result>>;
      lastError = '';
    } catch (error) {
      // A page that is being replaced cannot answer; the next one will.
      lastError = error instanceof Error ? error.message : String(error);
      if (lastError.includes('hung up')) break;
    }
    if (performance.now() >= lastAt) break;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  const facts = [`Waited ${timeoutMs} ms in vain: ${what}.`, lastError, await describe(what)];
  throw new Error(facts.filter((fact) => fact !== '').join('\n'));
}
