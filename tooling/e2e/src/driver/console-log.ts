import type { CdpConnection } from './cdp-connection';

interface ConsoleCall {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

interface Thrown {
  readonly exceptionDetails: { readonly text: string; readonly exception?: { readonly description?: string } };
}

interface LogEntry {
  readonly entry: { readonly level: string; readonly text: string; readonly url?: string };
}

/** Records what a page reports as an error: its own console.error, what nobody caught, the engine's complaints, and a crash. */
export async function recordErrors(connection: CdpConnection): Promise<() => readonly string[]> {
  const errors: string[] = [];
  connection.on('Runtime.consoleAPICalled', (event) => {
    const { type, args } = event as unknown as ConsoleCall;
    if (type !== 'error' && type !== 'assert') return;
    errors.push(args.map(({ value, description }) => String(value ?? description ?? '')).join(' '));
  });
  connection.on('Runtime.exceptionThrown', (event) => {
    const { text, exception } = (event as unknown as Thrown).exceptionDetails;
    errors.push(exception?.description ?? text);
  });
  connection.on('Log.entryAdded', (event) => {
    const { level, text, url } = (event as unknown as LogEntry).entry;
    if (level === 'error') errors.push(url === undefined ? text : `${text} (${url})`);
  });
  connection.on('Inspector.targetCrashed', () => {
    errors.push('The page crashed.');
    // A crashed page answers nothing more; whoever waits for it shall know.
    connection.close();
  });
  await connection.send('Inspector.enable');
  await connection.send('Log.enable');
  return () => [...errors];
}
