import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endCommands, runCommand } from './testing/run-command';

afterEach(endCommands);

/** Two ports in a row, of which something listens on the first while `use` runs. */
const withTakenPort = async (use: (port: number) => Promise<void>): Promise<void> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
};

const freePort = async (): Promise<string> => {
  let free = 0;
  await withTakenPort(async (port) => {
    free = port;
  });
  return String(free);
};

it('[CM42] serves with its faults, is controlled, and ends well on a signal', async () => {
  const ports = ['--port', await freePort(), '--cdn-port', await freePort()];
  const { child, says, ended } = runCommand('service', [
    ...ports,
    '--verbose',
    '--fault',
    '/health status=503 times=1',
  ]);
  const [, url = ''] = await says(/Service: (http:\S+)/);
  await says(/CDN: http:\S+[\s\S]*Control: http:\S+\/__control[\s\S]*Fault 1: .*"status":503/);
  await says(/Ctrl-C stops/);
  const statuses = [await fetch(`${url}/health`), await fetch(`${url}/health`)].map(({ status }) => status);
  expect(statuses).toEqual([503, 200]);
  await says(/service GET \/health/);
  const order = await fetch(`${url}/__control/faults`, { method: 'POST', body: '/health status=404' });
  expect([order.status, (await fetch(`${url}/health`)).status]).toEqual([201, 404]);
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
}, 60_000);

it('[CM41] refuses a fault that cannot be read with a plain line and 2', async () => {
  const { says, ended } = runCommand('service', ['--fault', '/page status=lots']);
  await says(/^--fault '\/page status=lots': status takes a whole number from 200 to 599\.\n$/);
  expect(await ended).toEqual([2, null]);
}, 60_000);

it('[CM42] says which port is taken', async () => {
  await withTakenPort(async (port) => {
    const { says, ended } = runCommand('service', ['--port', String(port), '--cdn-port', await freePort()]);
    await says(new RegExp(`^Port ${port} is taken; --port and --cdn-port name others`));
    expect(await ended).toEqual([1, null]);
  });
}, 60_000);
