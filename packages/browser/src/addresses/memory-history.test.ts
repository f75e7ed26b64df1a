import { expect, test } from 'vitest';
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
