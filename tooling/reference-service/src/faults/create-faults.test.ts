import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterEach(() => service.faults.clear());
afterAll(() => service.close());

const statusOf = async (path: string, init?: RequestInit) => (await answerOf(`${service.cdnUrl}${path}`, init)).status;
const statusesOf = async (path: string, count: number) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await statusOf(path));
  return statuses;
};

test('[RS60] looks at the method and the path, until it is taken back', async () => {
  service.faults.add({ method: 'post', path: '/health', kind: 'status', status: 500 });
  const id = service.faults.add({ path: '/hea*', kind: 'status', status: 503 });
  expect([await statusOf('/health'), await statusOf('/config')]).toEqual([503, 200]);
  expect(await statusOf('/health', { method: 'POST' })).toBe(500);
  expect([service.faults.remove(id), service.faults.remove(id)]).toEqual([true, false]);
  expect(await statusOf('/health')).toBe(200);
});

test('[RS60] a query names what must be among the parameters, as it reads without percent signs', async () => {
  service.faults.add({ path: '/page?path=/kategorier/*', kind: 'status', status: 503 });
  expect(await statusOf('/page?lang=da&path=%2Fkategorier%2Fkrimi')).toBe(503);
  expect(await statusOf('/page?path=/')).toBe(200);
  service.faults.add({ path: '/page?path=/', kind: 'status', status: 404 });
  expect([await statusOf('/page?path=%2F'), await statusOf('/page?path=/?a=b')]).toEqual([404, 200]);
});

test('[RS60] signs that mean something elsewhere mean themselves in a path', async () => {
  service.faults.add({ path: '/heal.h', kind: 'status', status: 503 });
  service.faults.add({ path: '/(health|config)', kind: 'status', status: 503 });
  expect([await statusOf('/health'), await statusOf('/config')]).toEqual([200, 200]);
});

test('[RS60] without a path it meets everything', async () => {
  service.faults.add({ kind: 'status', status: 503 });
  expect([await statusOf('/health'), await statusOf('/media/none')]).toEqual([503, 503]);
});

test('[RS122] is aimed at a call by its name', async () => {
  service.faults.add({ call: 'item', kind: 'status', status: 503 });
  expect(await statusOf('/items/201000')).toBe(503);
  expect(await statusOf('/items/201000/children')).not.toBe(503);
  service.faults.clear();
  service.faults.add({ call: 'videos', kind: 'status', status: 503 });
  expect([await statusOf('/items/201000/videos'), await statusOf('/items/201000')]).toEqual([503, 200]);
});

test('[RS100] lets `after` requests pass, then meets `times` of them', async () => {
  service.faults.add({ path: '/health', kind: 'status', status: 503, after: 1, times: 2 });
  await statusOf('/config');
  expect(await statusesOf('/health', 5)).toEqual([200, 503, 503, 200, 200]);
});

test('[RS101] meets a share of the requests, the same ones for the same seed', async () => {
  const fault = { path: '/health', kind: 'status', status: 503, probability: 0.5 } as const;
  service.faults.add(fault);
  const first = await statusesOf('/health', 40);
  expect(first.filter((status) => status === 503).length).toBeGreaterThan(8);
  expect(first.filter((status) => status === 200).length).toBeGreaterThan(8);
  service.faults.clear();
  service.faults.add(fault);
  expect(await statusesOf('/health', 40)).toEqual(first);
  service.faults.clear();
  service.faults.add({ ...fault, seed: 2 });
  expect(await statusesOf('/health', 40)).not.toEqual(first);
});

test('[RS102] of faults that decide the answer the first acts, of the others all', async () => {
  service.faults.add({ path: '/health', kind: 'headers', expose: ['date'] });
  service.faults.add({ path: '/health', kind: 'status', status: 503, times: 1 });
  service.faults.add({ path: '/health', kind: 'html-page', status: 502 });
  service.faults.add({ path: '*', kind: 'delay', delayMs: 1 });
  const [first, second] = [await answerOf(`${service.url}/health`), await answerOf(`${service.url}/health`)];
  expect([first.status, second.status]).toEqual([503, 502]);
  expect([first, second].map(({ headers }) => headers.get('access-control-expose-headers'))).toEqual(['date', 'date']);
  expect(service.faults.list().map(({ id, kind, met }) => [id, kind, met])).toEqual([
    [expect.any(String), 'headers', 2],
    [expect.any(String), 'status', 1],
    [expect.any(String), 'html-page', 1],
    [expect.any(String), 'delay', 2],
  ]);
});
