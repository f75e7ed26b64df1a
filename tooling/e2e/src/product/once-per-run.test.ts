import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oncePerRun } from './once-per-run';

describe('oncePerRun', () => {
  let home: string;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'once-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  it('[EE14] makes a thing once for all who ask', async () => {
    const make = vi.fn(async (folder: string) => {
      await writeFile(join(folder, 'a'), 'made');
      return { folder };
    });
    const results = await Promise.all([1, 2, 3].map(() => oncePerRun('thing', make, home)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(results.map(({ folder }) => folder)).size).toBe(1);
    expect(await readFile(join(results[0]?.folder ?? '', 'a'), 'utf8')).toBe('made');
  });

  it('[EE14] hands one failure to all who ask', async () => {
    const make = vi.fn(() => Promise.reject(new Error('no such app')));
    const results = await Promise.allSettled([1, 2].map(() => oncePerRun('broken', make, home)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(
      Array(2).fill('no such app'),
    );
  });

  it('[EE14] removes what runs that have ended left behind', async () => {
    await mkdir(join(home, '999999999-1-old'));
    await oncePerRun('new', async () => 1, home);
    expect(await readdir(home)).toEqual([expect.stringContaining('-new')]);
  });
});
