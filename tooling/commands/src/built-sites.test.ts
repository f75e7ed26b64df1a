import { expect, test, vi } from 'vitest';
import { createBuiltSites } from './built-sites';

const row = (status: 'passed' | 'failed') =>
  ({ status, title: 'the app for web builds', file: 'build.ts', durationMs: 1 }) as const;

test('[CM29] tells of the sites of a builds part that passed, and else of none', () => {
  const write = vi.fn();
  const sites = createBuiltSites<string>({ path: '/reports/sites.json', write });
  expect(sites.env()).toEqual({ FJERNSYN_SITES: '' });
  expect(sites.add('web', 'built')).toBe('built');
  for (const rows of [[], [row('passed'), row('failed')]]) {
    sites.end(rows);
    expect(sites.env()).toEqual({ FJERNSYN_SITES: '' });
  }
  expect(write).not.toHaveBeenCalled();
  sites.end([row('passed')]);
  expect(write).toHaveBeenCalledWith('/reports/sites.json', '{"web":"built"}');
  expect(sites.env()).toEqual({ FJERNSYN_SITES: '/reports/sites.json' });
});
