import { readFile } from 'node:fs/promises';
import { join, normalize, resolve, sep } from 'node:path';
import type { SimulatedTarget } from '../device/device-state';
import { SimulatorError } from '../errors';

/** What the address of the simulator says of the application, by the names of the choices. */
export type Chosen = Readonly<Record<string, string>>;

/** The folder of a built target, as the simulated set reads it. */
export interface AppSite {
  /** The name of its page. */
  readonly pageName: 'index.html' | 'index.xhtml';
  /** The page as it was chosen to be, with the set's script before everything else. */
  page(chosen?: Chosen): Promise<string>;
  /** The product's name: the title of the page. */
  name(chosen?: Chosen): Promise<string>;
  /** A file by its path within the folder; null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /** What the manifest lets a Tizen application do; everything, where the folder holds no manifest. */
  privileges(): Promise<readonly string[]>;
}

/** The address of the script that makes a window the set's. */
export const deviceScriptPath = '/simulator/device.js';

const everyPrivilege = [
  'http://tizen.org/privilege/internet',
  'http://tizen.org/privilege/tv.inputdevice',
  'http://tizen.org/privilege/application.launch',
  'http://developer.samsung.com/privilege/network.public',
  'http://developer.samsung.com/privilege/productinfo',
  'http://developer.samsung.com/privilege/drmplay',
];

const headTag = /<head(\s[^>]*)?>/i;

/** Puts the set's script first into a page's head. */
export function withDeviceScript(html: string): string {
  if (!headTag.test(html))
    throw new SimulatorError('simulator/page-invalid', 'The page of the application has no head.');
  return html.replace(headTag, (head) => `${head}<script src="${deviceScriptPath}"></script>`);
}

/** The title of a page as text; `Application` where it has none. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)/i.exec(html)?.[1]?.trim() || 'Application';
  return title
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** The privileges that a Tizen manifest declares. */
export function privilegesOf(manifest: string): readonly string[] {
  return Array.from(manifest.matchAll(/<tizen:privilege\s+name="([^"]+)"/g), ([, name]) => name ?? '');
}

/** Opens the folder of a target, whose page goes through `toPage`; rejects with `simulator/no-site` where it holds no page. */
export async function openAppSite(
  target: SimulatedTarget,
  folder: string,
  toPage: (html: string, chosen: Chosen) => string = (html) => html,
): Promise<AppSite> {
  const root = resolve(folder);
  const pageName = target === 'hbbtv' ? 'index.xhtml' : 'index.html';
  const page = async (chosen: Chosen = {}): Promise<string> =>
    withDeviceScript(toPage(await readFile(join(root, pageName), 'utf8'), chosen));
  await readFile(join(root, pageName)).catch(() => {
    throw new SimulatorError('simulator/no-site', `${root} holds no ${pageName}.`);
  });
  return {
    pageName,
    page,
    name: async (chosen) => titleOf(await page(chosen)),
    read: async (path) => {
      const file = normalize(join(root, path));
      return file.startsWith(root + sep) ? readFile(file).catch(() => null) : null;
    },
    privileges: () => readFile(join(root, 'config.xml'), 'utf8').then(privilegesOf, () => everyPrivilege),
  };
}
