import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PackagerError } from '../errors';
import { hashedFile, type PackagedFile } from '../packaged-file';

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
/** A licence by the name of its file; fonts bring theirs beside them. */
const licenceName = /^(licen[cs]e|copying|OFL)\b/i;

/**
 * One file with the licences of the libraries and fonts that files are made of; null where there are none. Rejects with
 * `packager/licence-missing` where a library ships none.
 */
export async function licencesOf(sources: readonly string[]): Promise<PackagedFile | null> {
  const libraries = new Set(sources.flatMap((source) => packageFolder.exec(source) ?? []));
  const others = new Set(sources.filter((source) => !packageFolder.test(source)).map((source) => dirname(source)));
  const texts = [
    ...(await Promise.all([...libraries].map(libraryLicence))),
    ...(await Promise.all([...others].map(licenceIn))).flatMap((text) => text ?? []),
  ];
  if (texts.length === 0) return null;
  const text = [...new Set(texts.map((each) => each.trim()))].sort().join('\n\n\n');
  return hashedFile('licences', 'txt', Buffer.from(`${text}\n`), 'asset');
}

async function libraryLicence(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const text = await licenceIn(folder);
  if (text === undefined) throw new PackagerError('packager/licence-missing', `${name} ${version} ships no licence.`);
  return `${name} ${version}\n\n${text}`;
}

async function licenceIn(folder: string): Promise<string | undefined> {
  const file = (await readdir(folder).catch(() => [])).find((each) => licenceName.test(each));
  return file === undefined ? undefined : readFile(join(folder, file), 'utf8');
}
