import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeReport } from './write-report';

it('[BE5] writes a report as JSON, with whether each goal is met', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fjernsyn-bench-'));
  try {
    const goal = { what: 'home', measured: 3, bound: 'at most', limit: 4, unit: '×' } as const;
    const file = await writeReport('bench-home', { facts: ['a'], tables: [], goals: [goal] }, join(folder, 'reports'));
    expect(file).toBe(join(folder, 'reports', 'bench-home.json'));
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      name: 'bench-home',
      facts: ['a'],
      tables: [],
      goals: [{ ...goal, isMet: true }],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
