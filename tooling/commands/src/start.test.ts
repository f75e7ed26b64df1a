import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const start = (words: readonly string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/commands/src/start.ts', ...words], { cwd: root });
  started.push(child);
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
      child.once('exit', () => reject(new Error(`It ended and said:\n${output}`)));
      look();
    });
  return { child, says, ended: once(child, 'exit') };
};

it('[CM15] passes a taken port by, answers at the address that it prints, and ends well on a signal', async () => {
  const server = createServer((_request, response) => response.end('taken'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { child, says, ended } = start(['--port', String(port)]);
    await says(new RegExp(`Port ${port} is taken, trying ${port + 1}`));
    const [, url = ''] = await says(/Fjernsyn: (http:\S+)/);
    const page = await (await fetch(url)).text();
    expect(page).not.toBe('taken');
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}, 60_000);

it('[CM11] refuses a target of later with a failure', async () => {
  const { says, ended } = start(['--target', 'webos']);
  await says(/The target webos does not exist yet/);
  expect(await ended).toEqual([1, null]);
}, 60_000);
