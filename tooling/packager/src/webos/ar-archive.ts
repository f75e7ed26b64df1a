import { packedAt } from '../files/fixed-time';
import type { MadeFile } from '../files/made-file';

const magic = '!<arch>\n';
const headBytes = 60;

/** The members of an ar archive, as Debian packages are. */
export function readAr(archive: Uint8Array): readonly MadeFile[] {
  const text = Buffer.from(archive);
  const members: MadeFile[] = [];
  for (let at = magic.length; at + headBytes <= text.length; ) {
    const path = text
      .toString('latin1', at, at + 16)
      .trim()
      .replace(/\/$/, '');
    const size = Number(text.toString('latin1', at + 48, at + 58));
    const from = at + headBytes;
    members.push({ path, contents: archive.subarray(from, from + size) });
    at = from + size + (size % 2);
  }
  return members;
}

/** One ar archive of the members in their order, of one time and no owner. */
export function writeAr(members: readonly MadeFile[]): Uint8Array {
  const parts = members.flatMap(({ path, contents }) => {
    const seconds = String(packedAt.getTime() / 1000);
    const head = [path.padEnd(16), seconds.padEnd(12), '0'.padEnd(6), '0'.padEnd(6), '100644'.padEnd(8)];
    const line = `${head.join('')}${String(contents.byteLength).padEnd(10)}\`\n`;
    return [Buffer.from(line, 'latin1'), contents, Buffer.from(contents.byteLength % 2 ? '\n' : '')];
  });
  return Buffer.concat([Buffer.from(magic), ...parts]);
}
