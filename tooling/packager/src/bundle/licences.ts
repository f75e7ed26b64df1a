import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFile, type PackagedFile } from '../packaged-file';

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** One file with the licences of the libraries that modules come from; null where there are none. */
export async function licencesOf(moduleIds: readonly string[]): Promise<PackagedFile | null> {
  const folders = new Set(moduleIds.flatMap((id) => packageFolder.exec(id) ?? []));
  const texts = await Promise.all([...folders].map(licenceText));
  return texts.length === 0 ? null : hashedFile('licences', 'txt', Buffer.from(texts.sort().join('\n\n')), 'asset');
}

async function licenceText(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? license : await readFile(join(folder, file), 'utf8');
  return `${name} ${version}\n\n${text}`;
}
