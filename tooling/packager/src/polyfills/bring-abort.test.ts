import { expect, it, vi } from 'vitest';
import { bringAbort } from './bring-abort';

function bring(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  const scope: Record<string, unknown> = {};
  bringAbort(scope, fetch);
  const brought = scope as unknown as Pick<typeof globalThis, 'AbortController' | 'fetch'>;
  return { fetch, brought, controller: new brought.AbortController() };
}

it('[PK24] a call under way rejects when it is aborted, and none is made for a signal that is aborted', async () => {
  const { fetch, brought, controller } = bring(() => new Promise(() => undefined));
  const call = brought.fetch('/a', { method: 'PUT', signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(brought.fetch('/b', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(fetch.mock.calls).toEqual([['/a', { method: 'PUT' }]]);
});

it('[PK24] an answer comes back as it is', async () => {
  const { brought, controller } = bring(async () => new Response('{"a":1}'));
  expect(await (await brought.fetch('/a', { signal: controller.signal })).json()).toEqual({ a: 1 });
});
