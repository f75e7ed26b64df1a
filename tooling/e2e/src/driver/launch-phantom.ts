import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { oldEngine } from '../engine-cache/old-engine';
import { openPhantomPage, type PhantomPage } from './phantom-page';

/** A running PhantomJS, whose one page is driven. */
export interface Phantom {
  readonly page: PhantomPage;
  close(): Promise<void>;
}

const agent = fileURLToPath(new URL('./phantom-agent.ts', import.meta.url));
const startTimeoutMs = 30_000;
const pollMs = 50;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address === null || typeof address === 'string' ? 0 : address.port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function untilAnswers(url: string): Promise<void> {
  const lastAt = performance.now() + startTimeoutMs;
  const asks = () => fetch(url, { method: 'POST', body: '{"name":"heard"}' }).then(({ ok }) => ok);
  while (!(await asks().catch(() => false))) {
    if (performance.now() > lastAt) throw new Error(`PhantomJS did not answer within ${startTimeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** Starts PhantomJS, the page of 1280 × 720 px, with storage of its own. Always close it in a `finally`, or it outlives the test. */
export async function launchPhantom({ backCode }: { readonly backCode: number }): Promise<Phantom> {
  const program = await oldEngine('phantomjs-2.1');
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'fjernsyn-phantom-')), freePort()]);
  const script = join(folder, 'agent.js');
  const { code } = await transform(await readFile(agent, 'utf8'), { loader: 'ts', target: 'es5' });
  await writeFile(script, code);
  // Its OpenSSL does not read today's configuration, and it brings no other Qt platform than its own.
  const { QT_QPA_PLATFORM: _, ...env } = process.env;
  // A page that is opened from files may call the service, as on a set.
  const switches = [`--local-storage-path=${folder}`, '--local-to-remote-url-access=true'];
  const child = spawn(program, [...switches, script, String(port)], {
    env: { ...env, OPENSSL_CONF: '/dev/null' },
    stdio: 'ignore',
  });
  const killAtExit = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killAtExit);
  const close = async (): Promise<void> => {
    await stop(child);
    process.removeListener('exit', killAtExit);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/`;
  try {
    await untilAnswers(url);
    return { page: openPhantomPage(url, backCode), close };
  } catch (error) {
    await close();
    throw error;
  }
}
