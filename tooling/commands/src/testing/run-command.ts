import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const running = new Set<ChildProcess>();

/** A command as a process of its own. */
export interface RunningCommand {
  readonly child: ChildProcess;
  /** Its exit code and the signal that ended it. */
  readonly ended: Promise<unknown[]>;
  /** Resolves once it has printed something like this; rejects when it ends without. */
  says(text: RegExp): Promise<RegExpExecArray>;
}

/** Runs the script behind a command, for tests. End it with {@link endCommands}. */
export function runCommand(name: 'start' | 'service', words: readonly string[]): RunningCommand {
  const script = `tooling/commands/src/${name}.ts`;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], { cwd: root });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const says = (text: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = text.exec(output);
        if (match !== null) resolve(match);
      };
      listeners.add(look);
      child.once('close', () => reject(new Error(`It ended and said:\n${output}`)));
      look();
    });
  return { child, says, ended: once(child, 'exit') };
}

/** Ends every command that a test left running. */
export function endCommands(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
