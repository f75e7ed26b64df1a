import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterEach(() => service.faults.clear());
afterAll(() => service.close());

const health = () => `${service.url}/health`;

test('[RS60] answers with a status and a body as often as ordered', async () => {
  service.faults.add({ path: '/health', kind: 'status', status: 503, body: { message: 'Lukket' }, times: 2 });
  const answers = [await answerOf(health()), await answerOf(health()), await answerOf(health())];
  expect(answers.map((answer) => answer.status)).toEqual([503, 503, 200]);
  expect(answers[0]?.body).toEqual({ message: 'Lukket' });
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
});

test('[RS60] a rule looks at the method and at path and query, until it is taken back', async () => {
  service.faults.add({ method: 'post', path: '/health', kind: 'status', status: 500 });
  const takeBack = service.faults.add({ path: /^\/page\?.*krimi/, kind: 'status', status: 404 });
  expect((await answerOf(health())).status).toBe(200);
  const krimi = `${service.cdnUrl}/page?path=/kategorier/krimi`;
  expect((await answerOf(krimi)).status).toBe(404);
  expect((await answerOf(`${service.cdnUrl}/page?path=/`)).status).toBe(200);
  takeBack();
  expect((await answerOf(krimi)).status).toBe(200);
});

test('[RS61] spoils bodies: half a JSON text, or a page of html', async () => {
  service.faults.add({ path: '/health', kind: 'truncated-json', times: 1 });
  const response = await fetch(health());
  expect(response.headers.get('content-type')).toContain('application/json');
  await expect(response.json()).rejects.toThrow(SyntaxError);
  service.faults.add({ path: '/health', kind: 'not-json', status: 502, times: 1 });
  const html = await answerOf(health());
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html']);
});

test('[RS62] drops the connection', async () => {
  service.faults.add({ path: '/health', kind: 'drop', times: 1 });
  await expect(fetch(health())).rejects.toThrow();
  expect((await answerOf(health())).status).toBe(200);
});

test('[RS63] a hanging request gets no answer while others do', async () => {
  service.faults.add({ path: '/health', kind: 'hang', times: 1 });
  const controller = new AbortController();
  let isSettled = false;
  const hanging = fetch(health(), { signal: controller.signal }).finally(() => {
    isSettled = true;
  });
  await answerOf(`${service.url}/config`);
  expect(isSettled).toBe(false);
  controller.abort();
  await expect(hanging).rejects.toThrow();
});

test('[RS63] closing does not wait for a hanging request', async () => {
  const other = await startReferenceService();
  other.faults.add({ path: '/health', kind: 'hang' });
  const hanging = fetch(`${other.url}/health`);
  const failed = expect(hanging).rejects.toThrow();
  await answerOf(`${other.url}/config`);
  await other.close();
  await failed;
});

test('[RS64] delays an answer and then gives it', async () => {
  service.faults.add({ path: '/health', kind: 'delay', delayMs: 5 });
  expect((await answerOf(health())).status).toBe(200);
});

test('[RS65] leaves preflights alone unless they are named', async () => {
  service.faults.add({ path: '/health', kind: 'status', status: 500 });
  expect((await answerOf(health(), { method: 'OPTIONS' })).status).toBe(204);
});
