import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The simulator's own files, by their names under `/simulator/`. */
export interface SimulatorFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Its page, before it is told what it shows. */
  readonly page: string;
}

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** The product's own typeface. */
const typeface = source('../../../packages/ui/fonts/schibsted-grotesk/schibsted-grotesk.css');

/** Bundles the page and the set's script, for the oldest engine that the product's tests know. */
export async function bundleSimulator(): Promise<SimulatorFiles> {
  const [bundle, page] = await Promise.all([
    build({
      entryPoints: [
        { in: source('frame/device-script.ts'), out: 'device' },
        { in: source('page/simulator-page.ts'), out: 'page' },
        { in: source('page/page.css'), out: 'page' },
        { in: typeface, out: 'typeface' },
      ],
      outdir: '/simulator',
      bundle: true,
      write: false,
      format: 'iife',
      target: 'chrome63',
      loader: { '.woff2': 'file', '.woff': 'file' },
      assetNames: '[name]',
      charset: 'utf8',
      logLevel: 'silent',
    }),
    readFile(source('page/page.html'), 'utf8'),
  ]);
  const files = new Map(bundle.outputFiles.map(({ path, contents }) => [path.replace(/^.*[\\/]/, ''), contents]));
  return { files, page };
}
