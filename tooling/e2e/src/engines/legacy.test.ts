import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanLegacy } from '@fjernsyn/config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../driver/launch-browser';
import { launchPhantom } from '../driver/launch-phantom';
import { builtSite } from '../product/built-site';
import { walkWithoutFilm } from '../product/legacy-evening';
import { ownComplaints } from '../product/own-complaints';
import { atSetHome } from '../product/set-steps';
import { type StartedSite, startSite } from '../product/start-site';

/** The targets, and Back as their remotes send it. */
const sets = [
  { target: 'tizen', backCode: 10009 },
  { target: 'webos', backCode: 461 },
  { target: 'hbbtv', backCode: 461 },
] as const;

/** What Danish is written in, a file a weight. */
const danishFaces = ['400', '500', '600', '700'].map((weight) => `schibsted-grotesk-latin-${weight}`);

/** The faces among what was asked for, by the names of their files. */
function facesIn(requests: readonly string[]): readonly string[] {
  const names = requests.flatMap((url) => /\/([\w-]+)\.\w+\.woff2?$/.exec(url)?.slice(1) ?? []);
  return [...new Set(names)].sort();
}

describe.each(sets)('the app of $target as older engines get it', ({ target, backCode }) => {
  let site: StartedSite;

  beforeAll(async () => {
    site = await startSite(target);
  });
  afterAll(() => site?.close());

  it('[EE202] [EE205] leads by keys through an evening without a film in WebKit 538, and fetches the faces of Danish alone', async () => {
    const { page, close } = await launchPhantom({ backCode });
    try {
      await page.goto(site.url);
      await walkWithoutFilm(page);
      const { complaints, requests } = await page.heard();
      expect(complaints).toEqual([]);
      expect(requests.filter((url) => url.includes('legacy-polyfills'))).toHaveLength(1);
      expect(facesIn(requests)).toEqual(danishFaces);
    } finally {
      await close();
    }
  });

  it('[EE205] fetches the Arabic faces there once the page is read from right to left', async () => {
    const { page, close } = await launchPhantom({ backCode });
    try {
      await page.goto(site.url);
      await atSetHome(page);
      await page.evaluate(() => void Object.assign(document.documentElement, { dir: 'rtl' }));
      const faces = async () => facesIn((await page.heard()).requests).filter((face) => !danishFaces.includes(face));
      await expect.poll(faces, { timeout: 10_000 }).not.toEqual([]);
      expect((await faces()).filter((face) => !face.startsWith('ibm-plex-sans-arabic-arabic'))).toEqual([]);
    } finally {
      await close();
    }
  });

  it('[EE203] [eng-03] [eng-04] is ES5 throughout, though its libraries are not', async () => {
    const { outDir, files } = await builtSite(target);
    const wanted = files.filter(({ path, engines }) => path.endsWith('.js') && engines !== 'modern');
    const read = async ({ path, kind }: (typeof wanted)[number]) => {
      return { path, kind, code: await readFile(join(outDir, path), 'utf8') };
    };
    expect(scanLegacy(await Promise.all(wanted.map(read)))).toEqual([]);
    const maps = files.filter(({ kind, engines }) => kind === 'map' && engines === 'legacy');
    const sources = await Promise.all(maps.map(({ path }) => readFile(join(outDir, path), 'utf8')));
    for (const library of ['/query-core/', '/xstate/', '/react-dom/']) {
      expect(sources.filter((map) => map.includes(library))).not.toEqual([]);
    }
  });
});

it('[EE202] leads through the same evening in a Chromium 64 that seems older than it is', async () => {
  const site = await startSite('tizen');
  const browser = await launchBrowser({ engine: 'chromium-64' });
  try {
    const page = await browser.openPage();
    await page.beforeLoad(() => {
      (window as { Proxy?: unknown }).Proxy = undefined;
    });
    await page.goto(site.url);
    await walkWithoutFilm(page);
    expect(page.requests.filter(({ url }) => url.includes('legacy-polyfills'))).toHaveLength(1);
    expect(ownComplaints(page)).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
  }
});
