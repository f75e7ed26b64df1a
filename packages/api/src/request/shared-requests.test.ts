import { settled } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createSharedRequests } from './shared-requests';

function createSetting() {
  const started: { readonly signal: AbortSignal; finish(answer: string): void; fail(thrown: Error): void }[] = [];
  const shared = createSharedRequests();
  const join = (signal?: AbortSignal): Promise<string> =>
    shared.join(
      'key',
      signal,
      (own) => new Promise((finish, fail) => void started.push({ signal: own, finish, fail })),
    );
  return { started, join };
}

describe('equal requests in flight', () => {
  it('[AP11] are one request with one outcome', async () => {
    const { started, join } = createSetting();
    const both = Promise.all([join(), join()]);
    started[0]?.finish('answer');
    expect(await both).toEqual(['answer', 'answer']);
    expect(started).toHaveLength(1);
  });

  it('[AP11] fail together, and the next caller begins anew', async () => {
    const { started, join } = createSetting();
    const first = join().catch((thrown: Error) => thrown.message);
    started[0]?.fail(new Error('broken'));
    expect(await first).toBe('broken');
    void join();
    expect(started).toHaveLength(2);
  });

  it('[AP12] go on while one caller is left, and are cancelled when none is', async () => {
    const { started, join } = createSetting();
    const [one, other] = [new AbortController(), new AbortController()];
    const left = [join(one.signal), join(other.signal)].map((outcome) => outcome.catch((thrown) => thrown.code));
    one.abort();
    expect(await left[0]).toBe('http/aborted');
    expect(started[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(await left[1]).toBe('http/aborted');
    expect(started[0]?.signal.aborted).toBe(true);
  });

  it('[AP12] never hand a cancelled request to somebody new', async () => {
    const { started, join } = createSetting();
    const controller = new AbortController();
    const left = join(controller.signal).catch((thrown) => thrown.code);
    controller.abort();
    const next = join();
    started[1]?.finish('fresh');
    expect(await next).toBe('fresh');
    expect(await left).toBe('http/aborted');
  });

  it('[AP12] do not begin for a caller who has already left', async () => {
    const { started, join } = createSetting();
    const controller = new AbortController();
    controller.abort();
    await expect(join(controller.signal)).rejects.toMatchObject({ code: 'http/aborted' });
    await settled();
    expect(started).toHaveLength(0);
  });
});
