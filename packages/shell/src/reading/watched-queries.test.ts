import { createFakeClock, settled } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client';
import { createWatchedQueries, unwatchedMs } from './watched-queries';

let end: () => void;
afterEach(() => end());

const queryKey = ['page', '/', 'adult'];

function setUp() {
  const clock = createFakeClock();
  const queryClient = createQueryClient();
  const watchedQueries = createWatchedQueries({ queryClient, clock });
  end = () => {
    watchedQueries.stop();
    queryClient.clear();
  };
  const read = () => queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve('Forside') });
  const cached = (): unknown => queryClient.getQueryData(queryKey);
  return { clock, queryClient, watchedQueries, read, cached };
}

const ignore = (): void => undefined;

test('[SH269] what nobody watches is cached for ten minutes', async () => {
  const { clock, read, cached } = setUp();
  await read();
  clock.advance(unwatchedMs - 1);
  expect(cached()).toBe('Forside');
  clock.advance(1);
  expect([cached(), clock.pending]).toEqual([undefined, 0]);
});

test('[SH269] what somebody watches stays, and for ten minutes more', async () => {
  const { clock, watchedQueries, read, cached } = setUp();
  await read();
  const ends = [watchedQueries.watch(queryKey, ignore), watchedQueries.watch(queryKey, ignore)];
  clock.advance(3 * unwatchedMs);
  ends[0]?.();
  ends[0]?.();
  clock.advance(3 * unwatchedMs);
  ends[1]?.();
  clock.advance(unwatchedMs - 1);
  expect(cached()).toBe('Forside');
  clock.advance(1);
  expect(cached()).toBeUndefined();
});

test('[SH269] a pending call is cancelled when its last watcher ends', async () => {
  const { queryClient, watchedQueries } = setUp();
  const signals: AbortSignal[] = [];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<string>(ignore);
  };
  const failed = queryClient.fetchQuery({ queryKey, queryFn }).catch(() => 'cancelled');
  const ends = [watchedQueries.watch(queryKey, ignore), watchedQueries.watch(queryKey, ignore)];
  ends[0]?.();
  expect(signals[0]?.aborted).toBe(false);
  ends[1]?.();
  expect([signals[0]?.aborted, await failed]).toEqual([true, 'cancelled']);
});

test('[SH269] changes are heard while somebody watches, also of a query that was removed and read again', async () => {
  const { queryClient, watchedQueries, read, cached } = setUp();
  const heard: unknown[] = [];
  const stop = watchedQueries.watch(queryKey, () => heard.push(cached()));
  await read();
  queryClient.removeQueries({ queryKey });
  await read();
  expect(heard).toEqual([undefined, 'Forside', undefined, 'Forside']);
  stop();
  queryClient.setQueryData(queryKey, 'En anden');
  await settled();
  expect(heard).toHaveLength(4);
});
