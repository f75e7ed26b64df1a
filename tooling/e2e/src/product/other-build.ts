import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const hashed = /\.[0-9a-f]{8,}\.js$/;

/** Copies a built web app as another build of it would be: the same scripts under other names. */
export async function copyAsOtherBuild(outDir: string, copyDir: string): Promise<void> {
  const assets = join(copyDir, 'assets');
  await cp(outDir, copyDir, { recursive: true });
  const names = (await readdir(assets)).filter((name) => hashed.test(name));
  const renamed = names.map((name) => [name, name.replace(/\.js$/, 'b.js')] as const);
  for (const path of [...names.map((name) => join(assets, name)), join(copyDir, 'index.html')]) {
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      renamed.reduce((before, [old, next]) => before.replaceAll(old, next), text),
    );
  }
  for (const [old, next] of renamed) await rename(join(assets, old), join(assets, next));
}

/** Copies a built web app without the scripts whose names begin so. */
export async function copyWithout(outDir: string, copyDir: string, beginning: string): Promise<void> {
  await cp(outDir, copyDir, { recursive: true });
  const assets = join(copyDir, 'assets');
  for (const name of await readdir(assets)) if (name.startsWith(beginning)) await rm(join(assets, name));
}
