import { describe, expect, it, vi } from 'vitest';
import { createAbortController } from './abort-controller';
import { abortableFetch } from './abortable-fetch';

const AbortController = createAbortController();
const asSignal = (controller: InstanceType<typeof AbortController>) => controller.signal as unknown as AbortSignal;
const never = (): Promise<never> => new Promise(() => {});

describe('createAbortController', () => {
  it('[PK24] tells each listener once, with an AbortError as the reason', () => {
    const controller = new AbortController();
    const listener = vi.fn();
    const object = { handleEvent: vi.fn() };
    const removed = vi.fn();
    controller.signal.onabort = listener;
    controller.signal.addEventListener('abort', object, { once: true });
    controller.signal.addEventListener('abort', object);
    controller.signal.addEventListener('abort', removed);
    controller.signal.removeEventListener('abort', removed);
    controller.abort();
    controller.abort('again');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(object.handleEvent).toHaveBeenCalledTimes(1);
    expect(removed).not.toHaveBeenCalled();
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    expect(() => controller.signal.throwIfAborted()).toThrow('aborted');
  });
});

describe('abortableFetch', () => {
  it('[PK24] rejects a call under way with the reason', async () => {
    const controller = new AbortController();
    const call = abortableFetch(never)('/a', { signal: asSignal(controller) });
    controller.abort('gone');
    await expect(call).rejects.toBe('gone');
  });

  it('[PK24] makes no call for a signal that is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const fetch = vi.fn(never);
    await expect(abortableFetch(fetch)('/a', { signal: asSignal(controller) })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[PK24] rejects the reading of a body', async () => {
    const controller = new AbortController();
    const slow = Object.assign(new Response('x'), { text: never });
    const response = await abortableFetch(async () => slow)('/a', { signal: asSignal(controller) });
    const text = response.text();
    controller.abort('gone');
    await expect(text).rejects.toBe('gone');
  });

  it('[PK24] hands the rest on, and the answer back', async () => {
    const fetch = vi.fn(async () => new Response('{"a":1}'));
    const patched = abortableFetch(fetch);
    const response = await patched('/a', { method: 'PUT', signal: asSignal(new AbortController()) });
    expect(await response.json()).toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledWith('/a', { method: 'PUT' });
    expect(await (await patched('/b')).text()).toBe('{"a":1}');
  });
});
