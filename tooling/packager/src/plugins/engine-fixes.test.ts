import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutTracking } from './engine-fixes';

it('[PK112] takes the Proxy out of the way of a query for old engines, in the library as it is today', async () => {
  const client = new URL('../../../../packages/client/package.json', import.meta.url);
  const folder = dirname(createRequire(client).resolve('@tanstack/react-query'));
  const script = await readFile(join(folder, '../modern/useBaseQuery.js'), 'utf8');
  expect(script).toContain('trackResult');
  expect(withoutTracking(script)).not.toContain('trackResult');
  expect(withoutTracking(script)).toContain('return result;');
});
