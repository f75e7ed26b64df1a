import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const command = 'apt-get install -y --no-install-recommends xmlsec1';

/** The program `xmlsec1`, installed where the machine is Debian's and ours; else rejects with what is missing and how to get it. */
export async function ensureXmlsec(): Promise<string> {
  if (await isThere()) return 'xmlsec1';
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error(`xmlsec1 is missing, which holds signatures against their files. On Debian, as root: ${command}`);
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  const install = [...wait, 'install', '-y', '--no-install-recommends', 'xmlsec1'];
  await run('apt-get', install).catch(async () => {
    await run('apt-get', [...wait, 'update']);
    await run('apt-get', install);
  });
  return 'xmlsec1';
}

function isThere(): Promise<boolean> {
  return run('xmlsec1', ['--version']).then(
    () => true,
    () => false,
  );
}
