import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningWeb, serveWeb } from '@fjernsyn/packager';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import type { Browser, EngineName } from '../driver/launch-browser';
import { atPath } from './at-home';
import { builtSite } from './built-site';
import { focusOn, moveFocusTo } from './move-focus';
import { openBrowser } from './open-browser';
import { copyAsOtherBuild, copyWithout } from './other-build';

const retry = /^Prøv igen/;
const play = /^Afspil/;
/** On the way, or where the engine cannot show the format. */
const isWatching = () =>
  document.querySelector('video') !== null || document.body.textContent?.includes('Din enhed kan ikke vise') === true;

/** What becomes of scripts that are fetched late and do not come; each engine's test file calls this once. */
export function describeLateScripts(engine: EngineName): void {
  describe(`late scripts in ${engine}`, () => {
    let folder: string;
    let built: Awaited<ReturnType<typeof builtSite>>;
    let service: ReferenceService;
    let web: RunningWeb;
    let browser: Browser;
    let page: BrowserPage;

    /** How often the page of the series began anew. */
    const beginnings = (): number => page.requests.filter(({ url }) => url.startsWith(`${web.url}/serie/`)).length;
    /** What the page of a series is shown by, so that it is fetched when it is opened and not ahead. */
    const view = ['*/assets/item-views.*'];
    const openFromHome = async (): Promise<void> => {
      await page.goto(web.url);
      await moveFocusTo(page, 'down', /, Serie$/);
    };

    beforeAll(async () => {
      [folder, built, service] = await Promise.all([
        mkdtemp(join(tmpdir(), 'late-')),
        builtSite('web'),
        startReferenceService(),
      ]);
      const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
      web = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir, configuration });
      await Promise.all([
        copyAsOtherBuild(built.outDir, join(folder, 'other')),
        copyWithout(built.outDir, join(folder, 'without'), 'item-views.'),
      ]);
    });
    afterAll(async () => {
      await web?.close();
      await service?.close();
      await rm(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      await web.deploy(built.outDir);
      // One that has fetched nothing: scripts may be cached for good.
      browser = await openBrowser(engine);
      page = await browser.openPage();
    });
    afterEach(async () => {
      await page?.close();
      await browser?.close();
    });

    it('[EE420] [found-start-02] one that did not come once comes by its button, and the film is watched', async () => {
      await openFromHome();
      await page.block(['*/assets/watch-screen.*']);
      await page.press('ok');
      await focusOn(page, play);
      await page.press('ok');
      await focusOn(page, retry);
      const address = await page.evaluate(() => window.location.href);
      await page.block([]);
      await page.press('ok');
      await page.waitFor('the film, or that it cannot be shown', isWatching);
      expect(await page.evaluate(() => window.location.href)).toBe(address);
    });

    it('[EE421] [found-start-03] where another build has come, one press begins anew at the address that was asked for', async () => {
      await page.block(view);
      await openFromHome();
      await web.deploy(join(folder, 'other'));
      await page.block([]);
      await page.press('ok');
      await focusOn(page, retry);
      await page.press('ok');
      await focusOn(page, play);
      await atPath(page, '/serie/');
      expect(beginnings()).toBe(1);
    });

    it('[EE421] [found-start-03] where a build lacks one, the page begins anew once, and then says so', async () => {
      await page.block(view);
      await openFromHome();
      await web.deploy(join(folder, 'without'));
      await page.block([]);
      await page.press('ok');
      await focusOn(page, retry);
      await page.press('ok');
      await expect.poll(beginnings).toBe(1);
      await focusOn(page, retry);
      await atPath(page, '/serie/');
      await page.press('ok');
      await page.press('ok');
      await focusOn(page, retry);
      expect(beginnings()).toBe(1);
    });
  });
}
