import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endCommands, runCommand } from './testing/run-command';

afterEach(endCommands);

it('[CM15] passes a taken port by, answers at the address that it prints, and ends well on a signal', async () => {
  const server = createServer((_request, response) => response.end('taken'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { child, says, ended } = runCommand('start', ['--port', String(port)]);
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

it('[CM11] refuses an unknown target with the reason and 2', async () => {
  const { says, ended } = runCommand('start', ['--target', 'toaster']);
  await says(/^There is no target toaster/m);
  expect(await ended).toEqual([2, null]);
}, 60_000);

it('[CM17] refuses a fault that cannot be read with a plain line and 2', async () => {
  const { says, ended } = runCommand('start', ['--fault', '/page statsu=503']);
  await says(/--fault '\/page statsu=503': A fault has no word "statsu"\. Its words are/);
  expect(await ended).toEqual([2, null]);
}, 60_000);
