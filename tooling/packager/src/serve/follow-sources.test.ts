import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Following, followSources, sourceFolders } from './follow-sources';

let folder = '';
let following: Following | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-sources-'));
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'deep/one.ts'), 'one');
});
afterEach(async () => {
  following?.close();
  await rm(folder, { recursive: true });
});

const write = (text: string) => writeFile(join(folder, 'deep/one.ts'), text);

it('[PK194] runs once for changes that come together, also deep within a folder', async () => {
  const work = vi.fn(async () => undefined);
  following = followSources([folder], work);
  await write('two');
  await write('three');
  await expect.poll(() => work.mock.calls).toHaveLength(1);
});

it('[PK194] runs again for what changes meanwhile, one run after the other, also after one that failed', async () => {
  let fail = (_failure: Error): void => {};
  const work = vi.fn(
    () =>
      new Promise<void>((_resolve, reject) => {
        fail = reject;
      }),
  );
  following = followSources([folder], work);
  await write('two');
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  await write('three');
  await expect
    .poll(() => {
      // Nobody tells when the change is known, which comes before the end or after it.
      fail(new Error('it could not be built'));
      return work.mock.calls;
    })
    .toHaveLength(2);
});

it('[PK194] follows the sources of the app and of every package', async () => {
  const folders = await sourceFolders('hbbtv');
  expect(folders[0]).toMatch(/apps\/hbbtv\/src$/);
  expect(folders.some((each) => each.endsWith('packages/kernel/src'))).toBe(true);
});
