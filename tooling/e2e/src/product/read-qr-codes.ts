import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { BrowserPage } from '../driver/browser-page';

/** Reads the QR codes of a picture of the page, as a phone would, by a reader that shares no code with what draws them. */
export async function readQrCodes(page: Pick<BrowserPage, 'screenshot'>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fjernsyn-qr-'));
  try {
    const picture = join(folder, 'page.png');
    await page.screenshot(picture);
    await prepareReader();
    const found = await readBarcodes(await readFile(picture), { formats: ['QRCode'] });
    return found.map(({ text }) => text);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The reader takes its code from the package; by itself it would fetch it from the network. */
async function prepareReader(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).slice().buffer } });
}
