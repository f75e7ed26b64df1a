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
  const { code } = await transform(`(${run.toString()})(${texts.join(', ')})`, { target: 'chrome63', loader: 'js' });
  return code;
}

/**
 * Runs a function inside the page and gives back what it returns, promises included. The function travels as text: it sees its
 * arguments and the page, nothing of its own file; its syntax is lowered to what Chromium 63 reads.
 */
export async function evaluateIn<Args extends readonly unknown[], Result>(
  connection: CdpConnection,
  run: (...args: Args) => Result,
  args: Args,
): Promise<Awaited<Result>> {
  const evaluated = (await connection.send('Runtime.evaluate', {
    expression: await pageSource(run, args),
    awaitPromise: true,
    returnByValue: true,
    userGesture: true,
  })) as unknown as Evaluated;
  const { result, exceptionDetails } = evaluated;
  if (exceptionDetails !== undefined) {
    throw new Error(`In the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result.value as Awaited<Result>;
}
