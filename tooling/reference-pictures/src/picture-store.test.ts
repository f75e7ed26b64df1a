import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createPictureStore, type PictureStore } from './picture-store';

const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  return folder;
}

const drawing = () => vi.fn(() => Promise.resolve(Buffer.from('picture')));

test('[RA10] draws a kept picture no second time', async () => {
  const store = createPictureStore();
  const draw = drawing();
  await store.get('a', draw);
  expect((await store.get('a', draw)).toString()).toBe('picture');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('[RA10] equal requests at the same time share a drawing', async () => {
  const store = createPictureStore();
  const draw = drawing();
  await Promise.all([store.get('a', draw), store.get('a', draw), store.get('b', draw)]);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('[RA11] forgets the picture that was longest not asked for when memory is full', async () => {
  const store = createPictureStore({ memoryBytes: 15 });
  const draw = drawing();
  for (const key of ['a', 'b', 'a', 'c', 'a']) await store.get(key, draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await store.get('b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('[RA12] finds on disk what another run has drawn', async () => {
  const folder = await emptyFolder();
  await createPictureStore({ folder }).get('a', drawing());
  const draw = drawing();
  await expect
    .poll(async () => {
      draw.mockClear();
      await createPictureStore({ folder }).get('a', draw);
      return draw.mock.calls;
    })
    .toEqual([]);
});

test('[RA12] does without a disk that cannot be written', async () => {
  const file = join(await emptyFolder(), 'a-file');
  await writeFile(file, '');
  expect((await createPictureStore({ folder: file }).get('a', drawing())).toString()).toBe('picture');
});

/** A drawing that takes a turn, and how many of them went on at once at most. */
function slowDrawing() {
  let now = 0;
  const count = { most: 0 };
  const draw = async () => {
    now += 1;
    count.most = Math.max(count.most, now);
    await new Promise<void>((resolve) => setImmediate(resolve));
    now -= 1;
    return Buffer.from('x');
  };
  return { count, draw };
}

const noPaint = () => Promise.reject(new Error('no paint'));

test('[RA13] [found-wire-02] draws two at a time, unless told otherwise', async () => {
  const mostOf = async (store: PictureStore) => {
    const { count, draw } = slowDrawing();
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => store.get(key, draw)));
    return count.most;
  };
  expect([await mostOf(createPictureStore()), await mostOf(createPictureStore({ drawingCount: 3 }))]).toEqual([2, 3]);
});

test('[RA13] tries again after a failure', async () => {
  const store = createPictureStore();
  await expect(store.get('f', noPaint)).rejects.toThrow('no paint');
  expect((await store.get('f', drawing())).toString()).toBe('picture');
});

test('[RA13] [found-wire-02] a failed drawing makes room for the next, and room for no more than that', async () => {
  const store = createPictureStore();
  await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((key) => store.get(key, noPaint)));
  const { count, draw } = slowDrawing();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => store.get(key, draw)));
  expect(count.most).toBe(2);
});
