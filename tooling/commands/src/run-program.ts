import { spawn } from 'node:child_process';

/** What a program left behind: its exit code (1 where a signal ended it or it could not start) and all it printed. */
export interface ProgramOutcome {
  readonly exitCode: number;
  readonly output: string;
}

/** How to run a program: where, with what added to the environment, and whether its output goes to the terminal at once. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isLive?: boolean;
}

/** Runs a program to its end. */
export type RunProgram = (command: string, args: readonly string[], options: RunOptions) => Promise<ProgramOutcome>;

/** Runs a program as a child process; it never rejects, as a program that cannot start is one that failed. */
export const runProgram: RunProgram = (command, args, { cwd, env = {}, isLive = false }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ exitCode: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
