import { gunzipSync, gzipSync } from 'fflate';
import { extract, type Header, pack } from 'tar-stream';
import { packedAt } from '../files/fixed-time';
import type { MadeFile } from '../files/made-file';
import { readAr, writeAr } from './ar-archive';

interface Entry {
  readonly header: Header;
  readonly contents: Buffer;
}

/** The same package with one time for all of its files, so that the same files make the same bytes. */
export async function repackIpk(ipk: Uint8Array): Promise<Uint8Array> {
  return writeAr(await Promise.all(readAr(ipk).map(repackMember)));
}

async function repackMember({ path, contents }: MadeFile): Promise<MadeFile> {
  if (!path.endsWith('.tar.gz')) return { path, contents };
  const entries = await readTar(gunzipSync(contents));
  entries.sort((one, other) => (one.header.name < other.header.name ? -1 : 1));
  return { path, contents: gzipSync(await writeTar(entries), { level: 9, mtime: packedAt }) };
}

/** The files of a tar, by name. */
export async function readTar(tar: Uint8Array): Promise<Entry[]> {
  const entries: Entry[] = [];
  const reader = extract();
  reader.end(tar);
  for await (const entry of reader) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.push({ header: entry.header, contents: Buffer.concat(chunks) });
  }
  return entries;
}

async function writeTar(entries: readonly Entry[]): Promise<Buffer> {
  const writer = pack();
  for (const { header, contents } of entries) {
    const { name, type } = header;
    const mode = type === 'directory' ? 0o755 : 0o644;
    writer.entry(
      { name, type: type ?? 'file', mode, mtime: packedAt, uid: 0, gid: 0, size: contents.length },
      contents,
    );
  }
  writer.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of writer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
