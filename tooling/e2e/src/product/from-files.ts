import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reconfiguredPage } from '@fjernsyn/packager';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, EngineName } from '../driver/launch-browser';
import { builtSite } from './built-site';
import { openBrowser } from './open-browser';

const isHome = () => document.querySelector('main [data-focused]') !== null;

/** What no desktop has: the folder that a Samsung set puts in place of this. */
const ofTheSet = '$WEBAPIS';

/** How a packaged app starts from files, as a set opens it; each engine's test file calls this once. */
export function describeFromFiles(engine: EngineName): void {
  describe.each(['tizen', 'webos'] as const)(`the package of %s, from files in ${engine}`, (target) => {
    let folder: string;
    let service: ReferenceService;
    let browser: Browser;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'files-'));
      const [{ outDir }, started] = await Promise.all([builtSite(target), startReferenceService()]);
      service = started;
      const html = await readFile(join(outDir, 'index.html'), 'utf8');
      const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
      await writeFile(join(folder, 'index.html'), reconfiguredPage(html, configuration, []));
      await symlink(join(outDir, 'assets'), join(folder, 'assets'));
      browser = await openBrowser(engine);
    });
    afterAll(async () => {
      await browser?.close();
      await service?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const openHome = async (isOld: boolean) => {
      const page = await browser.openPage();
      // No engine before Chromium 49 has one, and the scripts of later ones cannot do without.
      if (isOld) await page.beforeLoad(() => Reflect.deleteProperty(window, 'Proxy'));
      await page.goto(pathToFileURL(join(folder, 'index.html')).href);
      await page.waitFor('the home page with a focus', isHome);
      const asked = page.requests.map(({ url }) => url).filter((url) => !url.includes(ofTheSet));
      const complaints = page.consoleErrors.filter((error) => !error.includes(ofTheSet));
      await page.close();
      return { asked, complaints };
    };

    it('[EE270] starts at home with modules of its own, its policy holding nothing back', async () => {
      const { asked, complaints } = await openHome(false);
      expect(complaints).toEqual([]);
      expect(asked.some((url) => url.includes('legacy'))).toBe(false);
      const foreign = asked.filter((url) => ![service.url, service.cdnUrl, 'file:'].some((own) => url.startsWith(own)));
      expect(foreign).toEqual([]);
    });

    it('[EE271] starts at home with the scripts for older engines where the engine is one', async () => {
      const { asked, complaints } = await openHome(true);
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => /legacy-polyfills\.\w+\.js$/.test(url))).toHaveLength(1);
      expect(asked.filter((url) => /\/main\.\w+\.js$/.test(url))).toHaveLength(1);
    });
  });
}
