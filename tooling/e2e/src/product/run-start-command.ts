import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** `npm start`, as it runs for a developer. */
export interface StartCommand {
  /** The printed address of the app. */
  readonly url: string;
  /** The printed address of the service. */
  readonly serviceUrl: string;
  /** Presses Ctrl-C, which reaches the whole group of processes, and resolves with the exit code. */
  interrupt(): Promise<number | null>;
  /** What is left of the group. */
  leftovers(): readonly string[];
  /** Ends all of it by force; for a test that failed. */
  kill(): void;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const startTimeoutMs = 90_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The living processes of a group, where the system tells of them; one that has ended and waits to be collected does not count. */
function processesOf(group: number): readonly string[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc').flatMap((name) => {
    try {
      const text = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
      const [state, , itsGroup] = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return Number(itsGroup) === group && state !== 'Z' && state !== 'X' ? [text.slice(0, 60)] : [];
    } catch {
      return [];
    }
  });
}

/** Runs the command behind `npm start` on a free port in a group of its own, with further words, and waits for what it prints. */
export async function runStartCommand(further: readonly string[] = []): Promise<StartCommand> {
  const words = ['tooling/commands/bootstrap.mjs', 'start', '--port', String(await freePort()), ...further];
  const child = spawn(process.execPath, words, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const group = child.pid ?? 0;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const kill = (): void => {
    if (processesOf(group).length > 0 || child.exitCode === null) process.kill(-group, 'SIGKILL');
  };
  let printed = '';
  const addresses = await new Promise<readonly string[]>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`npm start ${why}. It said: ${printed.slice(-2000)}`));
    const timer = setTimeout(() => {
      kill();
      fail(`was not ready within ${startTimeoutMs} ms`);
    }, startTimeoutMs);
    void ended.then((code) => fail(`ended with code ${code}`));
    const hear = (text: Buffer): void => {
      printed += text.toString();
      const [, url, serviceUrl] = /Fjernsyn: (\S+)[\s\S]*Service: (\S+)\s/.exec(printed) ?? [];
      if (serviceUrl === undefined || url === undefined) return;
      clearTimeout(timer);
      resolve([url, serviceUrl]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const [url = '', serviceUrl = ''] = addresses;
  return {
    url,
    serviceUrl,
    interrupt: () => {
      process.kill(-group, 'SIGINT');
      return ended;
    },
    leftovers: () => processesOf(group),
    kill,
  };
}
