import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Raised with every change that makes a picture look different; pictures kept under another number are not looked at again. */
export const artworkVersion = 3;

/** How a store keeps. */
export interface PictureStoreOptions {
  /** An absolute path, made where it is missing; nothing is kept on disk without it. It may be deleted at any time. */
  readonly folder?: string | undefined;
  readonly memoryBytes?: number;
  /** How many pictures are drawn at a time. */
  readonly drawingCount?: number;
}

const defaults = { memoryBytes: 96 * 1024 * 1024, drawingCount: 2 } satisfies PictureStoreOptions;

/** Keeps drawn pictures. */
export type PictureStore = ReturnType<typeof createPictureStore>;

/** The name a picture is kept under. */
export function pictureTag(key: string): string {
  return createHash('sha1').update(`${artworkVersion}/${key}`).digest('base64url');
}

/**
 * Keeps pictures by key: the latest in memory, all on disk. Equal requests at the same time share one drawing, and only a few are drawn at
 * once. A disk that cannot be read or written is done without.
 */
export function createPictureStore(options: PictureStoreOptions = {}) {
  const { folder, memoryBytes, drawingCount } = { ...defaults, ...options };
  const kept = new Map<string, Buffer>();
  const underway = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let keptBytes = 0;
  let drawing = 0;

  function remember(key: string, bytes: Buffer): void {
    keptBytes += bytes.length - (kept.get(key)?.length ?? 0);
    kept.delete(key);
    kept.set(key, bytes);
    for (const [oldest, old] of kept) {
      if (keptBytes <= memoryBytes) break;
      kept.delete(oldest);
      keptBytes -= old.length;
    }
  }

  async function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (drawing >= drawingCount) await new Promise<void>((resolve) => waiting.push(resolve));
    else drawing += 1;
    try {
      // Other requests go first: a page asks for many pictures, and each takes the event loop for some milliseconds.
      await new Promise<void>((resolve) => setImmediate(resolve));
      return await draw();
    } finally {
      const next = waiting.shift();
      if (next === undefined) drawing -= 1;
      else next();
    }
  }

  async function fetchOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const path = folder === undefined ? undefined : join(folder, String(artworkVersion), pictureTag(key));
    const stored = path === undefined ? undefined : await readFile(path).catch(() => undefined);
    if (stored !== undefined && stored.length > 0) return stored;
    const bytes = await drawInTurn(draw);
    if (path !== undefined) void keep(path, bytes).catch(() => undefined);
    return bytes;
  }

  return {
    /** The bytes of a picture, drawn where they are not kept. Rejects where drawing does, and tries again the next time. */
    get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const known = kept.get(key);
      if (known !== undefined) {
        remember(key, known);
        return Promise.resolve(known);
      }
      const shared = underway.get(key);
      if (shared !== undefined) return shared;
      const made = fetchOrDraw(key, draw)
        .then((bytes) => {
          remember(key, bytes);
          return bytes;
        })
        .finally(() => underway.delete(key));
      underway.set(key, made);
      return made;
    },
  };
}

/** Written beside its place and moved there, so that nobody reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
