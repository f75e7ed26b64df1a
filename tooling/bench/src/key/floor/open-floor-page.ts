import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { bundleScript } from '../../browser/bundle-script';
import { type SentHome, toFloorHome } from './floor-home';
import { floorStyles } from './floor-styles';

const fontFile = 'packages/ui/fonts/schibsted-grotesk/schibsted-grotesk-latin-variable.woff2';
const repository = join(import.meta.dirname, '../../../../..');

/** Gives what opens the floor page: the product's home by hand, without any library, with nothing but what is near in the page. */
export async function floorPageOf(home: SentHome): Promise<(page: Page) => Promise<void>> {
  const [script, font] = await Promise.all([
    bundleScript(join(import.meta.dirname, 'floor-script.ts')),
    readFile(join(repository, fontFile), 'base64'),
  ]);
  const face = `@font-face{font-family:Schibsted Grotesk;src:url(data:font/woff2;base64,${font});font-weight:400 900}`;
  const data = JSON.stringify(toFloorHome(home)).replace(/</g, '\\u003c');
  const html = [
    `<!doctype html><meta charset="utf-8"><title>Floor</title><style>${face}${floorStyles}</style><body>`,
    `<script>window.floorHome=${data}</script><script>${script}</script>`,
  ].join('');
  return (page) => page.setContent(html);
}
