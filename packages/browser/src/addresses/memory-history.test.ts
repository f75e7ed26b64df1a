import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from './memory-history';

test('[BR20] walks back through what was pushed, and no further', () => {
  const history = createMemoryHistory('/start');
  const first = history.current;
  const arrivals: string[] = [];
  history.subscribe(({ entry, direction }) => arrivals.push(`${direction} ${entry.path}`));
  history.push('/film');
  const pushed = history.current;
  const replaced = history.replace('/film/1');
  expect(replaced.key).not.toBe(pushed.key);
  expect([history.current, history.canGoBack]).toEqual([replaced, true]);
  expect(history.readdress('/film/2')).toEqual({ ...replaced, path: '/film/2' });
  history.back();
  history.back();
  expect([history.current, history.canGoBack]).toEqual([first, false]);
  expect(arrivals).toEqual(['back /start']);
});

afterEach(() => vi.useRealTimers());

test('[BR20] [found-focus-05] no entry of a run has the key of an entry of an earlier run', () => {
  const keysOf = (now: string): readonly string[] => {
    vi.useFakeTimers({ now: new Date(now) });
    const history = createMemoryHistory('/');
    return [history.current.key, history.push('/film').key, history.replace('/serie').key];
  };
  const keys = [...keysOf('2026-03-07T20:00:00Z'), ...keysOf('2026-03-07T20:00:05Z')];
  expect(new Set(keys).size).toBe(6);
});
