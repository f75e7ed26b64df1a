import { transform } from 'esbuild';
import type { CdpConnection } from './cdp-connection';

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/** A call of a function as text that Chromium 63 reads; the arguments travel as JSON. */
export async function pageSource<Args extends readonly unknown[]>(
  run: (...args: Args) => unknown,
  args: Args,
): Promise<string> {
  const texts = args.map((argument) => JSON.stringify(argument) ?? 'undefined');
  // Programs that compile TypeScript as they run it mark inner functions with __name, which no page knows.
  const call = `((__name) => (${run.toString()})(${texts.join(', ')}))((value) => value)`;
  const { code } = await transform(call, { target: 'chrome63', loader: 'js' });
  return code.trim().replace(/;$/, '');
}

/** What comes back out of a page: an element cannot travel, so that it is there is all that is told of it. */
export type Returned<Result> = Awaited<Result> extends infer Value ? (Value extends Node ? true : Value) : never;

/**
 * Runs a function inside the page and gives back what it returns, promises included. The function travels as text: it sees its
 * arguments and the page, nothing of its own file; its syntax is lowered to what Chromium 63 reads.
 */
export async function evaluateIn<Args extends readonly unknown[], Result>(
  connection: CdpConnection,
  run: (...args: Args) => Result,
  args: Args,
): Promise<Returned<Result>> {
  const evaluated = (await connection.send('Runtime.evaluate', {
    expression: `Promise.resolve(${await pageSource(run, args)}).then((value) => (value instanceof Node ? true : value))`,
    awaitPromise: true,
    returnByValue: true,
    userGesture: true,
  })) as unknown as Evaluated;
  const { result, exceptionDetails } = evaluated;
  if (exceptionDetails !== undefined) {
    throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result.value as Returned<Result>;
}
