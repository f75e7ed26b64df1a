import { execFile } from 'node:child_process';

/** Runs a program to its end and gives back what it printed; rejects with its last words when it fails. */
export function runProgram(program: string, words: readonly string[], cwd?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, [...words], { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} ${words.join(' ')}: ${stderr.trim().slice(-600) || error.message}`));
    });
  });
}
