import { hostname } from 'node:os';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServiceEnv } from '../server/bindings';
import { controlGuard } from './control-guard';

async function statusFor(
  remoteAddress: string,
  isOpen = false,
  headers: Record<string, string> = {},
  host = '127.0.0.1:4100',
): Promise<number> {
  const app = new Hono<ServiceEnv>();
  app.use(controlGuard(isOpen));
  app.get('/', (context) => context.body(null, 204));
  const bindings = { incoming: { socket: { remoteAddress } } } as unknown as ServiceEnv['Bindings'];
  return (await app.request(`http://${host}/`, { headers }, bindings)).status;
}

test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])('[RS118] lets %s in', async (address) => {
  expect(await statusFor(address)).toBe(204);
});

test.each(['192.168.0.7', '::ffff:10.0.0.1', 'fe80::1', '127.0.0.1.example', ''])(
  '[RS118] lets "%s" in only where it is opened',
  async (address) => {
    expect([await statusFor(address), await statusFor(address, true)]).toEqual([403, 204]);
  },
);

test('[RS118] a page is not let in, opened or not', async () => {
  expect(await statusFor('127.0.0.1', true, { origin: 'http://127.0.0.1:4400' })).toBe(403);
});

test('[RS334] [found-serv-11] a name that is none of this machine is not let in, opened or not', async () => {
  for (const host of ['rebound.example', 'localhost.example:4100', '127.0.0.1.nip.example'])
    expect([host, await statusFor('127.0.0.1', true, {}, host)]).toEqual([host, 403]);
  for (const host of ['localhost:4100', '[::1]:4100', '192.168.0.7:4100', hostname()])
    expect([host, await statusFor('127.0.0.1', false, {}, host)]).toEqual([host, 204]);
});
