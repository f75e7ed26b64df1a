import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { type Loaded, useLoaded } from './use-loaded';

afterEach(() => vi.unstubAllGlobals());

test('[CL17] what failed stays while it is tried again, as often as it fails, and goes when it has come', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const tries: { succeed(value: string): void; fail(): void }[] = [];
  const load = () =>
    new Promise<string>(
      (resolve, reject) => void tries.push({ succeed: resolve, fail: () => reject(new Error('no')) }),
    );
  let loaded: Loaded<string> = { state: 'loading' };
  function Screen(): ReactElement | null {
    loaded = useLoaded(load);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const settle = (how: 'fail' | 'succeed') => act(async () => tries[tries.length - 1]?.[how]('here'));
  const retry = () => act(async () => loaded.state === 'failed' && loaded.retry());

  await act(async () => root.render(<Screen />));
  expect(loaded.state).toBe('loading');
  for (const _ of ['first', 'second']) {
    await settle('fail');
    expect(loaded).toMatchObject({ state: 'failed', isRetrying: false });
    await retry();
    expect(loaded).toMatchObject({ state: 'failed', isRetrying: true });
  }
  await settle('succeed');
  expect(loaded).toEqual({ state: 'loaded', value: 'here' });
  await act(async () => root.unmount());
});
